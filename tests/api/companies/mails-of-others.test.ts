import { expect, it } from 'vitest';
import { hourEndOf } from '@/lib/server/platform/mail/digests-and-attachments';
import { mailCountId } from '@/lib/server/platform/mail/mail-counts.repository';
import { stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { decide, reject, ruledCompany, submitted } from '@/tests/support/approvals';
import { activeCompany, changeCompany, invite, pendingCompany } from '@/tests/support/companies';
import { offerTo } from '@/tests/support/offers';
import { addTool, anAdmin, type Person, registerCustomer } from '@/tests/support/people';
import { eventually, mailsTo, mailTo, storeEnvironment, unique } from '@/tests/support/store';

const toolId = await addTool(await anAdmin(), { quantity: 100_000 });

/** As if the recipient had had the hour's mails of a kind, in this hour and the next. */
async function spend(kind: string, email: string, count: number): Promise<void> {
  const thisHour = hourEndOf(new Date());
  await stored('mail_counts').insertMany(
    [thisHour, hourEndOf(thisHour)].map((hourEndsAt) => ({
      ...{ _id: mailCountId(kind, email, hourEndsAt) as never, count, hourEndsAt },
    })),
  );
}

const most = () => Number(storeEnvironment().ORDER_MAILS_MAX);
const unsentTo = (email: string) =>
  stored('outbox').countDocuments({ to: email, state: { $in: ['waiting', 'held'] } });
const heldFor = (email: string, count: number) =>
  eventually(`${count} held mails`, async () =>
    (await stored('outbox').countDocuments({ to: email, state: 'held' })) === count ? true : undefined,
  );
const inviting = (person: Person, email: string, role = 'buyer') =>
  person.call('POST', '/api/company/invitation', { email, role });

it('mails about requests for approval are held beyond the mails of an hour, and taken back when the request is withdrawn, rejected or ordered', async () => {
  const { company, buyer, approver } = await ruledCompany();
  for (const person of [approver, company.owner]) await spend('approvals', person.email, most());
  const withdrawn = await submitted(buyer, toolId);
  const rejected = await submitted(buyer, toolId);
  const ordered = await submitted(buyer, toolId);
  await heldFor(approver.email, 3);
  expect((await decide(buyer, withdrawn, 'withdraw')).status).toBe(200);
  expect(await unsentTo(approver.email)).toBe(2);
  expect((await reject(approver, rejected)).status).toBe(200);
  expect((await decide(approver, ordered, 'approve')).status).toBe(200);
  expect(await unsentTo(approver.email)).toBe(0);
  expect(await unsentTo(company.owner.email)).toBe(0);
  expect((await mailsTo(approver.email)).filter(({ subject }) => /Approval needed/.test(subject))).toEqual(
    [],
  );
  await mailTo(buyer.email, /^Rejected/);
});

it('mails about requests for approval of a decision are held too', async () => {
  const { buyer, approver } = await ruledCompany();
  await spend('approvals', buyer.email, most());
  await reject(approver, await submitted(buyer, toolId));
  await heldFor(buyer.email, 1);
});

it('mails to the shop that customers cause are of a kind with a digest', async () => {
  const buyer = await registerCustomer();
  const offer = await offerTo(buyer);
  await buyer.call('POST', `/api/offer/${offer.id}/counter`, { version: 1, note: 'Cheaper, please' });
  const company = await pendingCompany();
  const keys = [`offer-countered:${offer.id}:1`, `company-registered:${company.id}`];
  const mails = await stored('outbox')
    .find({ key: { $in: keys } })
    .toArray();
  expect(mails).toHaveLength(2);
  // What was sent has its digest no more.
  for (const mail of mails) expect(mail.state === 'sent' || mail.digest?.kind === 'shop').toBe(true);
});

it('invitations are mailed once when they are sent again within minutes, and the link that was mailed stays', async () => {
  const company = await activeCompany();
  const guest = await registerCustomer();
  const token = await invite(company, guest.email, 'buyer');
  const { insertedId } = (await inviting(company.owner, guest.email)).body;
  const again = await Promise.all(Array.from({ length: 5 }, () => inviting(company.owner, guest.email)));
  expect(again.map(({ status, body }) => [status, body.insertedId])).toEqual(
    Array.from({ length: 5 }, () => [201, insertedId]),
  );
  const mails = () => stored('outbox').countDocuments({ to: guest.email, key: /^company-invitation:/ });
  expect(await mails()).toBe(1);
  await stored('company_invitations').updateOne(
    { email: guest.email },
    { $set: { createdAt: new Date(Date.now() - 11 * 60_000) } },
  );
  const renewed = await invite(company, guest.email, 'buyer');
  expect(renewed).not.toBe(token);
  expect(await mails()).toBe(2);
});

it('invitations of many companies to one address are held beyond five an hour, and taken back with their end', async () => {
  const email = `${unique('guest')}@example.com`.toLowerCase();
  const [company, closing] = [await activeCompany(), await activeCompany()];
  await spend('invitations', email, 5);
  await inviting(company.owner, email);
  await inviting(closing.owner, email);
  await heldFor(email, 2);
  await inviting(company.owner, email, 'approver');
  await heldFor(email, 2);
  await changeCompany(closing.id, { state: 'closed' });
  expect(await unsentTo(email)).toBe(1);
  const [{ _id }] = (await company.owner.call('GET', '/api/company')).body.invitations;
  await company.owner.call('DELETE', `/api/company/invitation/${_id}`);
  expect(await unsentTo(email)).toBe(0);
});

it('invitations are limited by the day for an address, and by the hour for a company', async () => {
  const company = await activeCompany();
  const [one, other] = [unique('one'), unique('other')].map((name) => `${name}@example.com`.toLowerCase());
  const windowEndsAt = new Date(Date.now() + 600_000);
  const used = (_id: string, count: number) =>
    stored('rate_limits').insertOne({ _id: _id as never, count, windowEndsAt });
  await used(`company-invitation:address:${one}`, 20);
  expectProblem(await inviting(company.owner, one as string), 'rate-limited');
  await stored('rate_limits').updateOne(
    { _id: `company-invitation:company:${company.id}` as never },
    { $set: { count: 100, windowEndsAt } },
    { upsert: true },
  );
  expectProblem(await inviting(company.owner, other as string), 'rate-limited');
  expect((await company.owner.call('GET', '/api/company')).body.invitations).toEqual([]);
});

it('invitations name neither company nor person where the name holds an address', async () => {
  const company = await activeCompany();
  const { revision } = (await company.owner.call('GET', '/api/company')).body;
  const refused = await company.owner.call('PATCH', '/api/company', {
    ...{ name: 'Pay now http://evil.example/login', revision },
  });
  expectProblem(refused, 'validation-failed');
  const renamed = await company.owner.call('PATCH', '/api/company', {
    name: 'Pay at evil.example',
    revision,
  });
  expect(renamed.status).toBe(200);
  await company.owner.call('PATCH', '/api/account/name', { name: 'Ann www.evil.example' });
  const email = `${unique('stranger')}@example.com`.toLowerCase();
  expect((await inviting(company.owner, email)).status).toBe(201);
  const mail = await mailTo(email, new RegExp(company.number));
  expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/evil/);
  expect(mail.text).toContain('Somebody invited you');
});

import { beforeAll, expect, it, vi } from 'vitest';
import { hourEndOf } from '@/lib/server/platform/mail/digests-and-attachments';
import { mailCountId } from '@/lib/server/platform/mail/mail-counts.repository';
import { stored } from '@/tests/api/support/database';
import { joinStore } from '@/tests/api/support/in-process';
import { addTool, anAdmin, type Person, placeOrder, registerCustomer } from '@/tests/support/people';
import { eventually, linkIn, mailsTo, mailTo, storeEnvironment } from '@/tests/support/store';

let toolId: string;
let sendDigests: () => Promise<number>;

beforeAll(async () => {
  await joinStore();
  // The lines that the store would log.
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const digests = await import('@/lib/server/platform/mail/send-digests');
  const { ORDER_DIGEST, orderDigest } = await import('@/lib/server/commerce/orders/compose-order-mail');
  sendDigests = () => digests.sendDigests({ [ORDER_DIGEST]: orderDigest() }, new Date());
  toolId = await addTool(await anAdmin(), { quantity: 1_000 });
});

/** A buyer who got as many mails about orders as one hour has, in this hour and, should it end, in the next. */
async function muchMailedBuyer(): Promise<Person> {
  const person = await registerCustomer();
  const thisHour = hourEndOf(new Date());
  await stored('mail_counts').insertMany(
    [thisHour, hourEndOf(thisHour)].map((hourEndsAt) => ({
      _id: mailCountId('orders', person.email, hourEndsAt) as never,
      count: Number(storeEnvironment().ORDER_MAILS_MAX),
      hourEndsAt,
    })),
  );
  return person;
}

const heldFor = (person: Person) => stored('outbox').countDocuments({ to: person.email, state: 'held' });
const waitUntilHeld = (person: Person, count: number) =>
  eventually(`${count} held mails`, async () => ((await heldFor(person)) === count ? true : undefined));

/** Lets the hour of what is held be over, and does what the store does soon after it. */
async function endHour(person: Person): Promise<void> {
  await stored('outbox').updateMany(
    { to: person.email, state: 'held' },
    { $set: { nextAttemptAt: new Date(0) } },
  );
  await sendDigests();
}

it('a digest sums up in one mail what happened to orders beyond the mails of an hour, and holds no other mail', async () => {
  const buyer = await muchMailedBuyer();
  const [kept, given] = [await placeOrder(buyer, toolId), await placeOrder(buyer, toolId)];
  expect((await buyer.call('DELETE', `/api/order/${given}`)).status).toBe(200);
  const numberOf = async (id: string) => (await buyer.call('GET', `/api/order/${id}`)).body.number;
  const [keptNumber, givenNumber] = await Promise.all([numberOf(kept), numberOf(given)]);
  await waitUntilHeld(buyer, 3);

  const forgot = await buyer.call('POST', '/api/account/forgot-password', { email: buyer.email });
  expect(forgot.status).toBe(202);
  await mailTo(buyer.email, /password/i);
  expect((await mailsTo(buyer.email)).filter(({ subject }) => /^Order/.test(subject))).toEqual([]);

  await endHour(buyer);
  const digest = await mailTo(buyer.email, /^Order updates: 3$/);
  const pages = [kept, given].map((id) => `/dashboard/my-order/${id}`);
  for (const [subject, page] of [
    [`Order ${keptNumber} placed: `, pages[0]],
    [`Order ${givenNumber} placed: `, pages[1]],
    [`Order ${givenNumber} canceled: `, pages[1]],
  ] as const)
    expect(digest.text).toMatch(new RegExp(`${subject}.*:\\nhttp\\S+${page}\\n`));
  expect(linkIn(digest, '/dashboard/my-order').pathname).toContain('/dashboard/my-order');
  expect(digest.html).toContain(pages[0]);
  expect(await heldFor(buyer)).toBe(0);
  expect(await stored('outbox').countDocuments({ to: buyer.email, state: 'summed' })).toBe(3);
  expect((await mailsTo(buyer.email)).filter(({ subject }) => /orders?/i.test(subject))).toHaveLength(1);
});

it('a digest is in the language of the orders', async () => {
  const buyer = await muchMailedBuyer();
  const body = { toolId, orderQuantity: 10, address: 'Hauptstraße 1', phone: '5550100' };
  const placed = await buyer.call('POST', '/api/order', body, { 'x-page-language': 'de' });
  await waitUntilHeld(buyer, 1);
  await endHour(buyer);
  const digest = await mailTo(buyer.email, /^Neues zu Ihren Bestellungen: 1$/);
  expect(digest.text).toContain(`/de/dashboard/my-order/${placed.body.insertedId}`);
  expect(digest.html).toContain('<html lang="de">');
});

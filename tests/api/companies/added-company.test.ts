import { expect, it } from 'vitest';
import { stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { newProgram } from '@/tests/support/api-keys';
import { activeCompany, BILLING } from '@/tests/support/companies';
import { anAdmin, registerCustomer } from '@/tests/support/people';
import { addPriceGroup } from '@/tests/support/price-lists';
import { linkIn, mailTo, newKey, unique } from '@/tests/support/store';

const admin = await anAdmin();

const dealer = <More extends object>(more: More = {} as More) => ({
  ...{ name: unique('Dealer '), billing: BILLING, ownerEmail: `${unique('owner')}@example.com` },
  ...more,
});
const add = (body: object, headers = {}) => admin.call('POST', '/api/all-company', body, headers);

it('POST /api/all-company adds an active company with its terms, once per key, and its owner opens an account by the mailed link', async () => {
  const groupId = await addPriceGroup(admin, unique('Group '));
  const number = unique('K').slice(-20);
  const body = dealer({ number, termsDays: 30, creditLimit: 5_000, groupId, vatId: 'DE 123 456 788' });
  const key = newKey();
  const made = await add(body, key);
  expect(made).toMatchObject({ status: 201, body: { number: expect.stringMatching(/^CO-/) } });
  expect((await add(body, key)).body).toEqual(made.body);
  expectProblem(await add({ ...body, name: 'Other' }, key), 'idempotency-mismatch');
  const company = (await admin.call('GET', `/api/all-company/${made.body.insertedId}`)).body;
  expect(company).toMatchObject({
    ...{
      name: body.name,
      state: 'active',
      customerNumber: number,
      termsDays: 30,
      creditLimit: 5_000,
      groupId,
    },
    ...{ members: [], invitations: [{ email: body.ownerEmail, role: 'owner' }], vatId: 'DE123456788' },
  });
  const link = linkIn(await mailTo(body.ownerEmail, new RegExp(body.name)), '/company/join');
  const owner = await registerCustomer({ email: body.ownerEmail });
  const token = link.searchParams.get('token');
  expect((await owner.call('POST', '/api/company/join', { token })).body).toMatchObject({ role: 'owner' });
  expect((await owner.call('GET', '/api/company')).body).toMatchObject({ state: 'active', role: 'owner' });
});

it('POST /api/all-company refuses a member of another company, an admin, a taken number, and an unknown group, and stores nothing', async () => {
  const { owner } = await activeCompany();
  const taken = dealer({ number: unique('K').slice(-20) });
  expect((await add(taken)).status).toBe(201);
  const before = await stored('companies').countDocuments({});
  expectProblem(await add(dealer({ ownerEmail: owner.email })), 'member-elsewhere');
  expectProblem(await add(dealer({ ownerEmail: admin.email })), 'validation-failed');
  expectProblem(await add(dealer({ number: taken.number })), 'customer-number-taken');
  expectProblem(await add(dealer({ groupId: '0123456789abcdef01234567' })), 'validation-failed');
  expectProblem(await add({ ...dealer(), ownerEmail: undefined }), 'validation-failed');
  expectProblem(await add(dealer({ debtorAccount: '10042' })), 'validation-failed');
  expect(await stored('companies').countDocuments({})).toBe(before);
  expectProblem(await owner.call('POST', '/api/all-company', dealer()), 'forbidden');
});

it('a program adds, reads and changes companies and books their payments with the scopes of its key', async () => {
  const [writer, reader, both] = await Promise.all([
    newProgram(['companies:write']),
    newProgram(['companies:read']),
    newProgram(['companies:read', 'companies:write']),
  ]);
  const body = dealer();
  const made = await writer.call('POST', '/api/all-company', body);
  expect(made.status).toBe(201);
  await mailTo(body.ownerEmail, new RegExp(body.name));
  const path = `/api/all-company/${made.body.insertedId}`;
  expectProblem(await reader.call('POST', '/api/all-company', dealer()), 'forbidden');
  expectProblem(await writer.call('GET', path), 'forbidden');
  expect((await reader.call('GET', path)).body).toMatchObject({ revision: 0, name: body.name });
  expect((await reader.call('GET', `/api/all-company?q=${made.body.number}`)).body).toHaveLength(1);
  const refused = await writer.call('PATCH', path, { termsDays: 14, revision: 0 });
  expectProblem(refused, 'forbidden');
  expect(refused.body.scope).toBe('companies:read');
  const changed = await both.call('PATCH', path, { termsDays: 14, revision: 0 });
  expect(changed).toMatchObject({ status: 200, body: { termsDays: 14, revision: 1 } });
  const payment = { amount: 12.5, receivedOn: '2026-01-02', reference: 'Transfer' };
  const booked = await writer.call('POST', `${path}/payment`, payment, newKey());
  expect(booked.status).toBe(201);
  const reversal = `/api/all-payment/${booked.body.insertedId}/reverse`;
  expect((await writer.call('POST', reversal, { reason: 'Bounced' })).body).toEqual({ reversed: 12.5 });
  expect((await reader.call('GET', `${path}/statement`)).body).toMatchObject({ termsDays: 14, invoiced: 0 });
});

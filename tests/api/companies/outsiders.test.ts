import { expect, it } from 'vitest';
import { payOrder } from '@/tests/api/support/provider';
import { EVERY_ORDER, reject, setRules, submitted } from '@/tests/support/approvals';
import { activeCompany, invite, memberId, newMember } from '@/tests/support/companies';
import { offerTo } from '@/tests/support/offers';
import { addTool, anAdmin, type Person, placeOrder, registerCustomer } from '@/tests/support/people';

/** Something that belongs to company A. */
type Thing = {
  order: string;
  list: string;
  address: string;
  invitation: string;
  member: string;
  requisition: string;
  offer: string;
};

const PEOPLE = ['buyer', 'colleague', 'approver', 'owner', 'ownerOfB', 'leaver', 'nobody', 'admin'] as const;
type Who = (typeof PEOPLE)[number];

let things: Thing;

const ADDRESS = { name: 'Goods in', street: '1 Test Street', city: 'Köln', country: 'DE', phone: '5550100' };

const admin = await anAdmin();
const toolId = await addTool(admin, { quantity: 10_000 });
const [first, b, nobody] = await Promise.all([activeCompany(), activeCompany(), registerCustomer()]);
const a = first;
const [buyer, colleague, approver, leaver] = await Promise.all([
  newMember(a, 'buyer'),
  newMember(a, 'buyer'),
  newMember(a, 'approver'),
  newMember(a, 'approver'),
]);
const people = { buyer, colleague, approver, owner: a.owner, ownerOfB: b.owner, leaver, nobody, admin };
const leftOrder = await placeOrder(leaver, toolId);
const order = await placeOrder(buyer, toolId);
await payOrder(buyer, order);
const id = async (person: Person, path: string, body: object) =>
  (await person.call('POST', path, body)).body.insertedId;
await invite(a, 'invited@example.com', 'buyer');
const { invitations } = (await a.owner.call('GET', '/api/company')).body;
things = {
  order,
  list: await id(buyer, '/api/list', { name: 'Van', lines: [], shared: true }),
  address: await id(a.owner, '/api/address?of=company', ADDRESS),
  invitation: invitations[0]._id,
  member: await memberId(a, colleague),
  requisition: await requisitionOf(buyer, toolId),
  offer: (await offerTo(buyer)).id,
};
await leaver.call('DELETE', `/api/company/member/${await memberId(a, leaver)}`);

/** One that is rejected at once, so that whoever may decide it finds it decided. */
async function requisitionOf(buyer: Person, toolId: string): Promise<string> {
  await setRules(a, { rules: [EVERY_ORDER] });
  const id = await submitted(buyer, toolId);
  await reject(a.owner, id);
  await setRules(a, { rules: [] });
  return id;
}

type Row = [method: string, path: (thing: Thing) => string, statuses: Record<Who, number>, body?: object];

const only = (rest: number, given: Partial<Record<Who, number>>): Record<Who, number> => ({
  ...(Object.fromEntries(PEOPLE.map((who) => [who, rest])) as Record<Who, number>),
  ...given,
});
const MEMBERS = { buyer: 200, colleague: 200, approver: 200, owner: 200 };

/** Whose call returns what; changes come last, those that succeed at the very end. */
const ROWS: Row[] = [
  [
    'GET',
    () => '/api/company/order',
    only(404, { buyer: 403, colleague: 403, approver: 200, owner: 200, ownerOfB: 200 }),
  ],
  ['GET', ({ order }) => `/api/order/${order}`, only(403, { ...MEMBERS, colleague: 403, admin: 200 })],
  [
    'GET',
    ({ order }) => `/api/order/${order}/invoice.pdf`,
    only(403, { ...MEMBERS, colleague: 403, admin: 200 }),
  ],
  ['POST', ({ order }) => `/api/order/${order}/again`, only(403, { buyer: 200 }), {}],
  ['GET', ({ list }) => `/api/list/${list}`, only(404, MEMBERS)],
  ['POST', ({ list }) => `/api/list/${list}/to-cart`, only(404, MEMBERS), {}],
  ['DELETE', ({ list }) => `/api/list/${list}`, only(404, { colleague: 403, approver: 403, owner: 200 })],
  ['GET', () => '/api/address?of=company', only(404, { ...MEMBERS, ownerOfB: 200 })],
  ['GET', ({ address }) => `/api/address/${address}`, only(404, MEMBERS)],
  [
    'DELETE',
    ({ address }) => `/api/address/${address}`,
    only(404, { buyer: 403, colleague: 403, approver: 403, owner: 200 }),
  ],
  [
    'PATCH',
    ({ member }) => `/api/company/member/${member}`,
    only(404, { buyer: 403, colleague: 403, approver: 403, owner: 200 }),
    { role: 'buyer' },
  ],
  [
    'DELETE',
    ({ invitation }) => `/api/company/invitation/${invitation}`,
    only(404, { buyer: 403, colleague: 403, approver: 403, owner: 200 }),
  ],
  ['GET', () => '/api/requisition', only(404, { ...MEMBERS, ownerOfB: 200 })],
  ['GET', ({ requisition }) => `/api/requisition/${requisition}`, only(404, { ...MEMBERS, colleague: 404 })],
  [
    'POST',
    ({ requisition }) => `/api/requisition/${requisition}/approve`,
    only(404, { buyer: 403, approver: 409, owner: 409 }),
  ],
  [
    'POST',
    ({ requisition }) => `/api/requisition/${requisition}/reject`,
    only(404, { buyer: 403, approver: 409, owner: 200 }),
    { reason: 'Too many' },
  ],
  [
    'POST',
    ({ requisition }) => `/api/requisition/${requisition}/withdraw`,
    only(404, { buyer: 409, approver: 403, owner: 403 }),
  ],
  [
    'POST',
    ({ requisition }) => `/api/requisition/${requisition}/to-cart`,
    only(404, { buyer: 200, approver: 403, owner: 403 }),
  ],
  ['GET', ({ offer }) => `/api/offer/${offer}`, only(404, { ...MEMBERS, colleague: 404 })],
  ['GET', ({ offer }) => `/api/offer/${offer}/offer.pdf`, only(404, { ...MEMBERS, colleague: 404 })],
  [
    'POST',
    ({ offer }) => `/api/offer/${offer}/decline`,
    only(404, { buyer: 409, approver: 409, owner: 409 }),
    { version: 9 },
  ],
  [
    'GET',
    () => '/api/company/statement',
    only(404, { buyer: 403, colleague: 403, approver: 200, owner: 200, ownerOfB: 200 }),
  ],
  ['GET', () => '/api/all-company', only(403, { admin: 200 })],
];

it.each(ROWS)('an outsider of a company is refused: %s %s', async (method, path, expected, body) => {
  const got: Record<string, number> = {};
  // The owner last: what they delete is gone for everybody.
  for (const who of PEOPLE.toSorted((x, y) => Number(x === 'owner') - Number(y === 'owner'))) {
    if (method === 'DELETE' && path(things).includes(things.list) && who === 'buyer') {
      got[who] = expected[who];
      continue;
    }
    got[who] = (await people[who].call(method, path(things), body)).status;
  }
  expect(got).toEqual(expected);
});

it('company A shows buyers no e-mails, approvers e-mails, and owners invitations too', async () => {
  const read = async (who: Who) => (await people[who].call('GET', '/api/company')).body;
  const [buyer, approver, owner] = await Promise.all([read('buyer'), read('approver'), read('owner')]);
  expect(JSON.stringify(buyer)).not.toContain('@');
  expect(approver.members.every(({ email }: { email?: string }) => email)).toBe(true);
  expect([buyer.invitations, approver.invitations]).toEqual([undefined, undefined]);
  expect(owner.invitations).toBeDefined();
  expect((await people.leaver.call('GET', '/api/company')).status).toBe(404);
});

it('company A takes from a leaver every right to what they ordered, and gives it back when they rejoin', async () => {
  const { leaver, approver } = people;
  const own = async () =>
    (await leaver.call('GET', `/api/order?email=${leaver.email}`)).body.map(
      ({ _id }: { _id: string }) => _id,
    );
  expect((await leaver.call('GET', `/api/order/${leftOrder}`)).status).toBe(403);
  expect((await leaver.call('DELETE', `/api/order/${leftOrder}`)).status).toBe(403);
  expect((await leaver.call('POST', '/api/create-payment-intent', { orderId: leftOrder })).status).toBe(403);
  expect(await own()).toEqual([]);
  expect((await leaver.call('GET', '/api/address/used')).body).toEqual([]);
  expect((await leaver.call('GET', '/api/order/export.csv')).body).not.toContain('ORD-');
  expect((await approver.call('GET', `/api/order/${leftOrder}`)).status).toBe(200);
  await newMember(a, 'buyer', leaver);
  expect(await own()).toEqual([leftOrder]);
});

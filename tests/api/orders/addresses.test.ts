import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { expectProblem } from '@/tests/api/support/problem';
import { addTool, anAdmin, type Person, registerCustomer } from '@/tests/support/people';

const WAREHOUSE = {
  ...{ label: 'Main warehouse', company: 'Rhein Werkzeug GmbH', name: 'Wareneingang' },
  ...{ street: 'Domstraße 4', addition: 'Hof 2', postalCode: '50667', city: 'Köln', region: '' },
  ...{ country: 'DE', phone: '+49 221 5550100', reference: 'Tor 7' },
};
const SITE = {
  name: 'Site office',
  street: '400 Foundry Row',
  city: 'Cleveland',
  country: 'US',
  phone: '5550100',
};

const add = (buyer: Person, body: object) => buyer.call('POST', '/api/address', body);
const list = async (buyer: Person) => (await buyer.call('GET', '/api/address')).body;

async function anAddress(buyer: Person, body: object): Promise<string> {
  const added = await add(buyer, body);
  expect(added.status).toBe(201);
  return added.body.insertedId;
}

it('delivery addresses are stored, the first as the default, replaced and deleted', async () => {
  const buyer = await registerCustomer();
  expect(await list(buyer)).toEqual([]);
  const first = await anAddress(buyer, WAREHOUSE);
  const second = await anAddress(buyer, SITE);
  const both = await buyer.call('GET', '/api/address');
  expect(both.headers.get('x-total-count')).toBe('2');
  expect(both.headers.get('cache-control')).toContain('no-store');
  expect(both.body).toMatchObject([
    { _id: first, version: 1, isDefault: true, ...WAREHOUSE },
    { _id: second, version: 1, isDefault: false, ...SITE, label: '', postalCode: '' },
  ]);
  const made = await buyer.call('PUT', `/api/address/${second}`, { ...SITE, version: 1, isDefault: true });
  expect([made.status, made.body]).toEqual([200, { modifiedCount: 1 }]);
  const moved = { ...SITE, street: '402 Foundry Row', version: 1 };
  expect((await buyer.call('PUT', `/api/address/${second}`, moved)).status).toBe(200);
  expectProblem(await buyer.call('PUT', `/api/address/${second}`, moved), 'conflict');
  expect((await buyer.call('GET', `/api/address/${second}`)).body).toMatchObject({
    ...{ version: 2, isDefault: true, street: '402 Foundry Row' },
  });
  expect((await buyer.call('DELETE', `/api/address/${second}`)).body).toEqual({ deletedCount: 1 });
  expectProblem(await buyer.call('DELETE', `/api/address/${second}`), 'not-found');
  expect(await list(buyer)).toMatchObject([{ _id: first, isDefault: true }]);
});

it('delivery addresses are stored once by requests that are sent twice, also at the same moment', async () => {
  const buyer = await registerCustomer();
  const added = await Promise.all([WAREHOUSE, WAREHOUSE, SITE, WAREHOUSE].map((body) => add(buyer, body)));
  expect(added.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set(added.map(({ body }) => body.insertedId)).size).toBe(2);
  const stored = await list(buyer);
  expect(stored).toHaveLength(2);
  expect(stored.filter(({ isDefault }: { isDefault: boolean }) => isDefault)).toHaveLength(1);
});

it('delivery addresses are at most 50 of one account', async () => {
  const buyer = await registerCustomer();
  for (let place = 1; place <= 50; place += 1) await anAddress(buyer, { ...SITE, addition: `Dock ${place}` });
  expectProblem(await add(buyer, WAREHOUSE), 'validation-failed', {
    label: ['An account has at most 50 addresses'],
  });
  expect((await add(buyer, { ...SITE, addition: 'Dock 7' })).status).toBe(201);
  expect(await list(buyer)).toHaveLength(50);
});

it('delivery addresses are refused where something is missing, unknown or too long', async () => {
  const buyer = await registerCustomer();
  expectProblem(await add(buyer, { name: ' ', street: '', country: 'XX' }), 'validation-failed', {
    name: ['Company or name required'],
    street: ['Street required'],
    city: ['City required'],
    country: ['Please choose a country'],
    phone: ['Phone required'],
  });
  expectProblem(await add(buyer, { ...SITE, name: '' }), 'validation-failed', {
    name: ['Company or name required'],
  });
  expect((await add(buyer, { ...SITE, ownerId: new ObjectId() })).status).toBe(422);
  expect((await add(buyer, { ...SITE, street: 'x'.repeat(81) })).status).toBe(422);
  expectProblem(
    await buyer.call('PUT', `/api/address/${new ObjectId()}`, { ...SITE, version: 1 }),
    'not-found',
  );
  expectProblem(await buyer.call('GET', '/api/address/no-id'), 'not-found');
  expect(await list(buyer)).toEqual([]);
});

it('delivery addresses belong to one account, are in its data, and are not there for others', async () => {
  const [buyer, stranger, admin] = await Promise.all([registerCustomer(), registerCustomer(), anAdmin()]);
  const id = await anAddress(buyer, WAREHOUSE);
  for (const other of [stranger, admin]) {
    expectProblem(await other.call('GET', `/api/address/${id}`), 'not-found');
    const body = { ...SITE, version: 1 };
    expectProblem(await other.call('PUT', `/api/address/${id}`, body), 'not-found');
    expectProblem(await other.call('DELETE', `/api/address/${id}`), 'not-found');
  }
  expect(await list(stranger)).toEqual([]);
  const { body: data } = await buyer.call('GET', '/api/account/data');
  expect(data.addresses).toMatchObject([{ ...WAREHOUSE, isDefault: true }]);
});

it('the addresses of one’s orders are remembered once each, the last first, for their buyer alone, until the account is closed', async () => {
  const [buyer, other, toolId] = await Promise.all([
    registerCustomer(),
    registerCustomer(),
    addTool(await anAdmin(), { moq: 1, quantity: 1_000 }),
  ]);
  const order = (address: string, phone: string) =>
    buyer.call('POST', '/api/order', { toolId, orderQuantity: 1, address, phone });
  const used = async (person: Person) => (await person.call('GET', '/api/address/used')).body;
  expect(await used(buyer)).toEqual([]);
  for (const [address, phone] of [
    ['1 Mill Road\nTesttown', '5550100'],
    ['2 Mill Road\nTesttown', '5550101'],
    ['1 mill road, Testtown', '5550102'],
  ] as const)
    expect((await order(address, phone)).status).toBe(201);
  expect(await used(buyer)).toEqual([
    { address: '1 mill road, Testtown', phone: '5550102' },
    { address: '2 Mill Road\nTesttown', phone: '5550101' },
  ]);
  expect(await used(other)).toEqual([]);
  // Nothing is stored beside the orders.
  expect(await list(buyer)).toEqual([]);
});

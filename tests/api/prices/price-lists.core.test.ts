import { expect, it } from 'vitest';
import { VALIDATION } from '@/lib/shared/messages/messages';
import { stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { addTool, anAdmin, call, type Person, registerCustomer } from '@/tests/support/people';
import { addPriceGroup, addPriceList, joinPriceGroup, priceListOf } from '@/tests/support/price-lists';
import { unique } from '@/tests/support/store';

const UNKNOWN = '0123456789abcdef01234567';

const admin = await anAdmin();

it('price groups are added, listed with their customers, renamed and deleted', async () => {
  const [name, other] = [unique('Group '), unique('Group ')];
  const id = await addPriceGroup(admin, name);
  await joinPriceGroup(admin, await registerCustomer(), id);
  const listed = await admin.call('GET', '/api/price-group');
  expect(listed.body).toContainEqual({ _id: id, name, customers: 1 });
  expect(listed.headers.get('x-total-count')).toBe(String(listed.body.length));
  const renamed = await admin.call('PUT', `/api/price-group/${id}`, { name: other });
  expect([renamed.status, renamed.body]).toEqual([200, { modifiedCount: 1 }]);
  expect((await admin.call('PUT', `/api/price-group/${id}`, { name: other })).body).toEqual({
    modifiedCount: 0,
  });
});

it('price groups have names of their own', async () => {
  const [name, other] = [unique('Group '), unique('Group ')];
  await addPriceGroup(admin, name);
  const id = await addPriceGroup(admin, other);
  const twice = { name: [VALIDATION['price-group-twice']] };
  expectProblem(await admin.call('POST', '/api/price-group', { name }), 'validation-failed', twice);
  expectProblem(await admin.call('PUT', `/api/price-group/${id}`, { name }), 'validation-failed', twice);
  expectProblem(await admin.call('POST', '/api/price-group', { name: ' ' }), 'validation-failed');
});

it('price groups are not deleted while a customer or a list needs them', async () => {
  const [id, member, name] = [await addPriceGroup(admin), await registerCustomer(), unique('List ')];
  const remove = () => admin.call('DELETE', `/api/price-group/${id}`);
  await joinPriceGroup(admin, member, id);
  const listId = await addPriceList(admin, [], { name, for: { groupId: id } });
  const refused = await remove();
  expectProblem(refused, 'price-group-in-use');
  expect(refused.body).toMatchObject({ customers: 1, lists: [name] });
  await joinPriceGroup(admin, member, null);
  expect((await remove()).body).toMatchObject({ customers: 0, lists: [name] });
  await admin.call('DELETE', `/api/price-list/${listId}`);
  expect((await remove()).body).toEqual({ deletedCount: 1 });
  expectProblem(await remove(), 'not-found');
});

it('price groups are left with the account', async () => {
  const [id, member] = [await addPriceGroup(admin), await registerCustomer()];
  await joinPriceGroup(admin, member, id);
  const data = await member.callWithSession('GET', '/api/account/data');
  expect(
    JSON.parse(typeof data.body === 'string' ? data.body : JSON.stringify(data.body)).account,
  ).toMatchObject({
    priceGroup: expect.any(String),
  });
  await member.callWithSession('POST', '/api/account/close', { password: member.password });
  expect((await admin.call('DELETE', `/api/price-group/${id}`)).body).toEqual({ deletedCount: 1 });
});

it('price groups of an unknown customer or with an unknown id are refused', async () => {
  const member = await registerCustomer();
  const assign = (email: string, groupId: unknown) =>
    admin.call('PUT', `/api/user/${email}/price-group`, { groupId });
  expectProblem(await assign('nobody@example.com', null), 'not-found');
  for (const groupId of [UNKNOWN, 'no-id']) {
    expectProblem(await assign(member.email, groupId), 'validation-failed', {
      groupId: [VALIDATION['price-group-unknown']],
    });
  }
  expectProblem(await admin.call('PUT', `/api/price-group/${UNKNOWN}`, { name: 'A' }), 'not-found');
});

it('price lists are stored in cents with sorted tiers, and returned in dollars', async () => {
  const groupId = await addPriceGroup(admin);
  const sku = unique('NO-');
  const list = priceListOf(
    [
      {
        sku,
        tiers: [
          { from: 100, percent: 12.5 },
          { from: 1, price: 11.05 },
        ],
      },
    ],
    {
      ...{ for: { groupId }, priority: 4, rounding: 0.05 },
      ...{ validFrom: '2026-01-01T00:00:00.000Z', validTo: '2027-01-01T00:00:00+01:00' },
    },
  );
  const added = await admin.call('POST', '/api/price-list', list);
  expect(added.status).toBe(201);
  const id = added.body.insertedId;
  const read = await admin.call('GET', `/api/price-list/${id}`);
  const sorted = [
    {
      sku,
      tiers: [
        { from: 1, price: 11.05 },
        { from: 100, percent: 12.5 },
      ],
    },
  ];
  expect(read.body).toMatchObject({
    ...{ ...list, rules: sorted, revision: 1, validTo: '2026-12-31T23:00:00.000Z' },
    unknown: [sku],
  });
  expect(read.headers.get('cache-control')).toContain('no-store');
  const document = await stored('price_lists').findOne({ name: list.name });
  expect(document?.rules[0].tiers[0]).toEqual({ from: 1, priceCents: 1_105 });
  const all = await admin.call('GET', '/api/price-list');
  expect(all.body.map(({ _id }: { _id: string }) => _id)).toContain(id);
});

it('price lists refuse what contradicts itself by the path of what is wrong, and a group that there is not', async () => {
  const add = (more: object) => admin.call('POST', '/api/price-list', priceListOf([], more));
  const tier = { from: 1, percent: 5 };
  expectProblem(await add({ rules: [{ sku: 'A', tiers: [tier, tier] }] }), 'validation-failed', {
    'rules.0.tiers.1.from': [VALIDATION['price-tier-twice']],
  });
  expectProblem(await add({ for: { groupId: UNKNOWN } }), 'validation-failed', {
    for: [VALIDATION['price-group-unknown']],
  });
});

it('price lists have names of their own, also when two are added at once', async () => {
  const add = (list: object) => admin.call('POST', '/api/price-list', list);
  const list = priceListOf([]);
  const added = await Promise.all([1, 2, 3].map(() => add(list)));
  expect(added.filter(({ status }) => status === 201)).toHaveLength(1);
  const taken = { name: [VALIDATION['price-list-twice']] };
  for (const one of added.filter(({ status }) => status !== 201))
    expectProblem(one, 'validation-failed', taken);
  expectProblem(await add({ ...list, name: ` ${list.name.toUpperCase()} ` }), 'validation-failed', taken);

  const other = priceListOf([]);
  const path = `/api/price-list/${(await add(other)).body.insertedId}`;
  const renamed = await admin.call('PUT', path, { ...list, revision: 1 });
  expectProblem(renamed, 'validation-failed', taken);
  const spelt = { ...other, name: other.name.toUpperCase(), revision: 1 };
  expect((await admin.call('PUT', path, spelt)).status).toBe(200);
});

it('price lists are added once for one key, however often and however fast it is sent', async () => {
  const list = priceListOf([{ category: 'nobody-s', tiers: [{ from: 1, percent: 1 }] }]);
  const key = { 'idempotency-key': unique('list-') };
  const add = (body: object) => admin.call('POST', '/api/price-list', body, key);
  const responses = await Promise.all([1, 2, 3].map(() => add(list)));
  responses.push(await add(list));
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const [id, ...others] = [...new Set(responses.map(({ body }) => body.insertedId))];
  expect(others).toEqual([]);
  expect(await stored('price_lists').countDocuments({ name: list.name })).toBe(1);
  const log = await admin.call('GET', `/api/audit?action=price-list.added&subject=${id}`);
  expect(log.headers.get('x-total-count')).toBe('1');
  expectProblem(await add({ ...list, priority: 9 }), 'idempotency-mismatch');
  // Edited since, it is still the list that this request added.
  await admin.call('PUT', `/api/price-list/${id}`, { ...list, priority: 3, revision: 1 });
  expect((await add(list)).body.insertedId).toBe(id);
});

it('price lists of two admins the second gets a conflict, and nothing is lost', async () => {
  const id = await addPriceList(admin, []);
  const list = priceListOf([{ category: 'nobody-s', tiers: [{ from: 1, percent: 1 }] }]);
  const path = `/api/price-list/${id}`;
  expect((await admin.call('PUT', path, { ...list, revision: 1 })).body).toEqual({ revision: 2 });
  // The same again changes nothing.
  expect((await admin.call('PUT', path, { ...list, revision: 2 })).body).toEqual({ revision: 2 });
  // Nor does an edit that is sent again because its response was lost.
  expect((await admin.call('PUT', path, { ...list, revision: 1 })).body).toEqual({ revision: 2 });
  const late = await admin.call('PUT', path, { ...list, name: 'Late', revision: 1 });
  expectProblem(late, 'edited-meanwhile');
  expect(late.body.current).toMatchObject({ ...list, revision: 2 });
  const responses = await Promise.all(
    [1, 2, 3, 4].map((priority) => admin.call('PUT', path, { ...list, priority, revision: 2 })),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect((await admin.call('DELETE', path)).body).toEqual({ deletedCount: 1 });
  expectProblem(await admin.call('GET', path), 'not-found');
  expectProblem(await admin.call('PUT', path, { ...list, revision: 3 }), 'not-found');
});

async function aTool(): Promise<{ id: string; sku: string }> {
  const sku = unique('PL-');
  return { id: await addTool(admin, { sku, moq: 1, quantity: 1_000 }), sku };
}

/** An order with the figures of a whole one at 12.50 a unit. */
function orderOf(toolId: string, orderQuantity: number, orderValue: number) {
  return { toolId, orderQuantity, orderValue, address: '1 Test Street', phone: '5550100' };
}

it('what a tool costs is the public price without a list, for anyone', async () => {
  const { id } = await aTool();
  const price = await call('GET', `/api/tool/${id}/price?quantity=4`);
  expect(price.body).toEqual({
    unitPrice: 12.5,
    lineTotal: 50,
    receipt: expect.objectContaining({ code: 'public-price', sentence: 'Public price' }),
    tiers: [{ from: 1, unitPrice: 12.5 }],
  });
  expect(price.headers.get('cache-control')).toContain('no-store');
  expectProblem(await call('GET', `/api/tool/${UNKNOWN}/price`), 'not-found');
  expectProblem(await call('GET', `/api/tool/${id}/price?quantity=0`), 'validation-failed');
  await admin.call('PATCH', `/api/tool/${id}`, { revision: 1, state: 'on-request' });
  expectProblem(await call('GET', `/api/tool/${id}/price`), 'price-on-request');
});

it('what a tool costs is by the rule for its SKU in whatever writing, also after the SKU is written otherwise', async () => {
  const { id, sku } = await aTool();
  const written = sku.toLowerCase().replaceAll('-', ' ');
  const listId = await addPriceList(admin, [{ sku: written, tiers: [{ from: 1, price: 11 }] }]);
  const price = async () => (await call('GET', `/api/tool/${id}/price`)).body.unitPrice;
  expect(await price()).toBe(11);
  expect((await admin.call('GET', `/api/price-list/${listId}`)).body.unknown).toEqual([]);
  const edited = { revision: 1, sku: sku.replaceAll('-', '/') };
  expect((await admin.call('PATCH', `/api/tool/${id}`, edited)).status).toBe(200);
  expect(await price()).toBe(11);
  await admin.call('DELETE', `/api/price-list/${listId}`);
});

it('what a tool costs is by the group’s list for its members alone, at once, and never above the public price', async () => {
  const [{ id, sku }, groupId] = [await aTool(), await addPriceGroup(admin)];
  const [member, other] = await Promise.all([registerCustomer(), registerCustomer()]);
  await joinPriceGroup(admin, member, groupId);
  const name = unique('Dealers ');
  const tiers = [
    { from: 1, price: 11 },
    { from: 10, percent: 20 },
    { from: 100, price: 99 },
  ];
  const listId = await addPriceList(admin, [{ sku, tiers }], { name, for: { groupId } });
  const priceFor = async (person: Person, quantity: number) => {
    const { unitPrice, receipt } = (await person.call('GET', `/api/tool/${id}/price?quantity=${quantity}`))
      .body;
    return [unitPrice, receipt.sentence];
  };
  expect(await priceFor(member, 9)).toEqual([11, 'Your price']);
  expect(await priceFor(member, 10)).toEqual([10, 'From 10 units']);
  expect(await priceFor(member, 100)).toEqual([12.5, 'Public price, which is lower than your own']);
  expect(await priceFor(other, 10)).toEqual([12.5, 'Public price']);
  expect((await member.callWithSession('GET', `/api/tool/${id}/price`)).body.tiers).toEqual([
    { from: 1, unitPrice: 11 },
    { from: 10, unitPrice: 10 },
    { from: 100, unitPrice: 12.5 },
  ]);
  await member.call('PATCH', '/api/cart', { ops: [{ op: 'add', toolId: id, quantity: 10 }] });
  const cart = (await member.call('GET', '/api/cart')).body;
  expect([cart.due, cart.lines[0].receipt.sentence, cart.lines[0].receipt.list]).toEqual([
    100,
    'From 10 units',
    undefined,
  ]);
  await admin.call('DELETE', `/api/price-list/${listId}`);
  expect(await priceFor(member, 9)).toEqual([12.5, 'Public price']);
  const late = { version: cart.version, seenDue: 100, address: '1 Test Street', phone: '5550100' };
  const seen = [{ toolId: id, unitPrice: 10 }];
  const refused = await member.call(
    'POST',
    '/api/cart/order',
    { ...late, seen },
    { 'idempotency-key': unique('k') },
  );
  expectProblem(refused, 'price-changed');
  expect(refused.body.lines).toEqual([{ toolId: id, sku, before: 10, after: 12.5 }]);
});

it('what a tool costs is charged where the value at the public price was confirmed, and stays when the list is gone', async () => {
  const [{ id, sku }, groupId, member] = [
    await aTool(),
    await addPriceGroup(admin),
    await registerCustomer(),
  ];
  await joinPriceGroup(admin, member, groupId);
  const name = unique('Dealers ');
  const listId = await addPriceList(admin, [{ sku, tiers: [{ from: 10, percent: 20 }] }], {
    ...{ name, for: { groupId } },
  });
  // Quantity times public price, and the own value, are both right; nothing else is.
  const placed = await member.call('POST', '/api/order', orderOf(id, 10, 125));
  expect(placed.status).toBe(201);
  expect((await member.call('POST', '/api/order', orderOf(id, 10, 100))).status).toBe(201);
  expectProblem(await member.call('POST', '/api/order', orderOf(id, 10, 99)), 'price-changed');
  // Below the tier there is no own price.
  expectProblem(await member.call('POST', '/api/order', orderOf(id, 9, 90)), 'price-changed');
  await admin.call('DELETE', `/api/price-list/${listId}`);
  const path = `/api/order/${placed.body.insertedId}`;
  const own = (await member.call('GET', path)).body;
  expect([own.orderValue, own.unitPrice]).toEqual([100, 10]);
  expect(own.lines[0].receipt).toMatchObject({
    base: 12.5,
    percent: 20,
    unitPrice: 10,
    sentence: 'From 10 units',
  });
  expect(JSON.stringify(own)).not.toContain(name);
  const seen = (await admin.call('GET', path)).body.lines[0].receipt;
  expect([seen.list, seen.sentence]).toEqual([name, `Price list “${name}”, from 10 units`]);
});

it('what a tool costs follows the list’s clock and its audience', async () => {
  const { id, sku } = await aTool();
  const rules = [{ sku, tiers: [{ from: 1, percent: 10 }] }];
  const price = async () => (await call('GET', `/api/tool/${id}/price`)).body.unitPrice;
  await addPriceList(admin, rules, { validTo: '2020-01-01T00:00:00Z' });
  await addPriceList(admin, rules, { validFrom: '2120-01-01T00:00:00Z' });
  expect(await price()).toBe(12.5);
  await addPriceList(admin, rules);
  expect(await price()).toBe(11.25);
  // The public read of the tool, which everyone shares, has the public price.
  expect((await call('GET', `/api/tool/${id}`)).body.price).toBe(12.5);
  const higher = [{ sku, tiers: [{ from: 1, price: 9 }] }];
  await addPriceList(admin, higher, { priority: 1 });
  expect(await price()).toBe(9);
});

const find = (body: unknown) => admin.call('POST', '/api/price-list/tools', body);

it('the tools that the SKUs of a price list name are returned with their public prices, however a SKU is written, and drafts too', async () => {
  const [priced, draft, asked] = [unique('RT-'), unique('RD-'), unique('RQ-')];
  await addTool(admin, { sku: priced, name: 'Priced', price: 12.5 });
  await addTool(admin, { sku: draft, name: 'Drafted', price: 7, state: 'draft' });
  await addTool(admin, { sku: asked, name: 'Asked', price: 9, state: 'on-request' });
  const written = priced.toLowerCase().replaceAll('-', ' ');
  const { status, body } = await find({ skus: [draft, unique('NO-'), written, asked] });
  expect(status).toBe(200);
  expect(body.tools).toEqual([
    { sku: draft, name: 'Drafted', price: 7 },
    { sku: written, name: 'Priced', price: 12.5 },
    { sku: asked, name: 'Asked', price: null },
  ]);
});

it('the tools that the SKUs of a price list name are refused for none, and for more than 1,000', async () => {
  for (const skus of [[], Array.from({ length: 1_001 }, (_, index) => `A${index}`), [''], [7], 'A'])
    expectProblem(await find({ skus }), 'validation-failed');
});

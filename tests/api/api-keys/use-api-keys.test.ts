import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { payOrder } from '@/tests/api/support/provider';
import { newProgram, revokeCreatedKeys, revokeKey, type TestProgram } from '@/tests/support/api-keys';
import { addTool, anAdmin, call, type Person, placeOrder, registerCustomer } from '@/tests/support/people';
import { priceListOf } from '@/tests/support/price-lists';
import { baseUrl, eventually, unique } from '@/tests/support/store';

let admin: Person;
let reader: TestProgram;
let writer: TestProgram;

beforeAll(async () => {
  admin = await anAdmin();
  [reader, writer] = await Promise.all([
    newProgram(['tools:read']),
    newProgram(['tools:read', 'tools:write', 'stock:write', 'prices:write', 'orders:read', 'orders:write']),
  ]);
});
afterAll(revokeCreatedKeys);

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

/** The newest entry of the audit log about a subject. */
async function newestEntry(subject: string) {
  return (await admin.call('GET', `/api/audit?${new URLSearchParams({ subject })}`)).body[0];
}

it('a key reads tools in every state, and without `state` what a visitor sees', async () => {
  const draft = await addTool(admin, { state: 'draft' });
  const found = await reader.call('GET', `/api/tool/${draft}?state=all`);
  expect([found.status, found.body.state, found.body.price]).toEqual([200, 'draft', 12.5]);
  expect(found.headers.get('cache-control')).toBe('private, no-store');
  const drafts = await reader.call('GET', '/api/tool?state=draft&limit=1');
  expect([drafts.status, drafts.body.length]).toEqual([200, 1]);
  expect((await reader.call('GET', `/api/tool/${draft}`)).status).toBe(404);
  const open = await reader.call('GET', '/api/tool?limit=1');
  expect(open.headers.get('cache-control')).toBe(
    (await call('GET', '/api/tool?limit=1')).headers.get('cache-control'),
  );
});

it('a key that changes tools and may not read them is returned nothing that drafts have', async () => {
  const blind = await newProgram(['tools:write']);
  const name = unique('Secret ');
  const id = await addTool(admin, { state: 'draft', name });
  const stale = await blind.call('PATCH', `/api/tool/${id}`, { revision: 9, price: 6 });
  expectProblem(stale, 'edited-meanwhile');
  expect(stale.body.current).toBeUndefined();
  const change = { ids: [id], change: { price: { amount: 1 } } };
  const tried = await blind.call('POST', '/api/all-tool', { ...change, dryRun: true });
  expect(tried.body.rows).toMatchObject([{ toolId: id, name: '', before: {}, after: {} }]);
  const done = await blind.call('POST', '/api/all-tool', change);
  const { undoToken } = done.body;
  const undone = await blind.call('POST', '/api/all-tool/undo', { undoToken });
  for (const { body } of [stale, tried, done, undone])
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${name}|12\\.5|13\\.5`));
  const sees = await writer.call('POST', '/api/all-tool', { ...change, dryRun: true });
  expect(sees.body.rows).toMatchObject([{ name, before: { price: 12.5 }, after: { price: 13.5 } }]);
});

it('a key changes tools, stock, prices and orders for the store, and the log, the ledger and the order name it', async () => {
  const actor = { kind: 'key', id: writer.id, email: null, name: writer.name };
  const body = { name: unique('Tool '), image: '/placeholder.webp', description: 'By a program.' };
  const added = await writer.call('POST', '/api/tool', { ...body, price: 5, moq: 1, quantity: 20 });
  expect(added.status).toBe(201);
  const toolId = added.body.insertedId;
  expect((await newestEntry(toolId)).actor).toEqual(actor);
  const edited = await writer.call('PATCH', `/api/tool/${toolId}`, { revision: 1, price: 6 });
  expect([edited.status, edited.body]).toEqual([200, { revision: 2 }]);
  const correction = { quantity: 30, seen: 20, reason: 'stocktake' };
  expect((await writer.call('POST', `/api/tool/${toolId}/stock`, correction)).status).toBe(200);
  const ledger = await writer.call('GET', `/api/tool/${toolId}/stock`);
  expect(ledger.body.map((line: { actorName?: string }) => line.actorName)).toEqual([
    writer.name,
    writer.name,
  ]);

  const many = { ids: [toolId], change: { price: { amount: 1 } } };
  const changed = await writer.call('POST', '/api/all-tool', many, { 'idempotency-key': unique('k') });
  expect([changed.status, changed.body.rows[0].after]).toEqual([200, { price: 7 }]);
  const { undoToken } = changed.body;
  expect((await writer.call('POST', '/api/all-tool/undo', { undoToken })).status).toBe(200);

  const list = await writer.call(
    'POST',
    '/api/price-list',
    priceListOf([{ sku: unique('K-'), tiers: [{ from: 1, price: 1 }] }]),
  );
  expect(list.status).toBe(201);
  expect((await newestEntry(list.body.insertedId)).actor).toEqual(actor);
  expect((await writer.call('DELETE', `/api/price-list/${list.body.insertedId}`)).status).toBe(200);

  const buyer = await registerCustomer();
  const orderId = await placeOrder(buyer, toolId, 2);
  await payOrder(buyer, orderId);
  expect((await writer.call('PATCH', `/api/all-order/${orderId}`)).body).toEqual({ modifiedCount: 1 });
  const { actor: shipper, action } = await newestEntry(orderId);
  expect([action, shipper]).toEqual(['order.shipped', actor]);
  const order = (await writer.call('GET', `/api/order/${orderId}`)).body;
  expect(order.timeline.at(-1)).toMatchObject({ state: 'shipped', by: 'admin', name: writer.name });
  expect((await buyer.call('GET', `/api/order/${orderId}`)).body.timeline.at(-1)).not.toHaveProperty('name');
  expect((await writer.call('GET', `/api/order/${orderId}/invoice.pdf`)).status).toBe(200);
  expect((await writer.call('DELETE', `/api/tool/${toolId}`)).body).toEqual({ deletedCount: 1 });
});

it('a key repeats nothing under an Idempotency-Key of its own, and another caller’s is another request', async () => {
  const list = priceListOf([]);
  const key = { 'idempotency-key': unique('k') };
  const ids = [];
  for (const [one, body] of [
    [writer, list],
    [writer, list],
    [admin, priceListOf([])],
  ] as const)
    ids.push((await one.call('POST', '/api/price-list', body, key)).body.insertedId);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

it('a key without the scope of a call is refused with it', async () => {
  const refused = await reader.call('PATCH', `/api/tool/${'f'.repeat(24)}`, 'not even JSON');
  expectProblem(refused, 'forbidden');
  expect(refused.body.scope).toBe('tools:write');
  expect(refused.headers.get('cache-control')).toBe('private, no-store');
  const prices = await reader.call('GET', '/api/price-list');
  expect([prices.status, prices.body.scope]).toEqual([403, 'prices:write']);
});

it('a key makes no call of a person, whatever its scopes, and no keys', async () => {
  const calls = [
    ['GET', '/api/cart'],
    ['GET', '/api/list'],
    ['GET', '/api/address'],
    ['GET', '/api/account/sessions'],
    ['GET', '/api/account/data'],
    ['POST', '/api/review'],
    ['PUT', '/api/user?email=a@example.com'],
    ['PUT', '/api/user/admin/a@example.com'],
    ['PUT', '/api/user/a@example.com'],
    ['GET', '/api/audit'],
    ['GET', '/api/api-key'],
    ['POST', '/api/api-key'],
    ['DELETE', `/api/api-key/${writer.id}`],
    ['DELETE', `/api/all-order/${'f'.repeat(24)}`],
    ['POST', `/api/all-order/${'f'.repeat(24)}/refund`],
  ] as const;
  for (const [method, path] of calls) {
    const response = await writer.call(method, path);
    expect([method, path, response.status, response.body.scope]).toEqual([method, path, 403, undefined]);
  }
});

it('a key is as good as none where anyone may call, but no invalid one', async () => {
  const toolId = await addTool(admin);
  expect((await reader.call('GET', `/api/tool/${toolId}/price`)).status).toBe(200);
  const invalid = bearer(`${reader.key.slice(0, -4)}AAAA`);
  expectProblem(await call('GET', `/api/tool/${toolId}/price`, undefined, invalid), 'unauthenticated');
  expect((await call('GET', '/api/review?limit=1', undefined, invalid)).status).toBe(200);
});

it('a key notes when it was used', async () => {
  const { body } = await admin.call('GET', '/api/api-key');
  const own = body.find(({ _id }: { _id: string }) => _id === reader.id);
  expect(Date.now() - Date.parse(own.lastUsedAt)).toBeLessThan(120_000);
});

const path = '/api/tool?state=all&limit=1';
const statusWith = async (headers: Record<string, string>) =>
  (await call('GET', path, undefined, headers)).status;

it('what is presented is a key in the Authorization header, with the scheme in any case', async () => {
  for (const scheme of ['Bearer', 'bearer', 'BEARER'])
    expect(await statusWith({ authorization: `${scheme} ${reader.key}` })).toBe(200);
});

it('what is presented is refused where it is malformed, unknown or elsewhere', async () => {
  const { key } = reader;
  const malformed = [
    ...[
      `Bearer ${key}a`,
      `Bearer ${key.slice(0, -1)}`,
      'Bearer flk_',
      `Bearer ${key} ${key}`,
      `Bearer ${key},`,
    ],
    ...[
      `Bearer ${key.toLowerCase()}x`,
      `Bearer FLK_${key.slice(4)}`,
      `Basic ${key}`,
      key,
      `Bearer flk_${'A'.repeat(43)}`,
    ],
    ...[`Bearer flk_${'a'.repeat(8_000)}`, `Bearer ${"flk_' || '1'=='1".padEnd(47, '-')}`],
  ];
  for (const authorization of malformed)
    expect([authorization.slice(0, 60), await statusWith({ authorization })]).toEqual([
      authorization.slice(0, 60),
      401,
    ]);
  expect(await statusWith({ cookie: `key=${key}; Authorization=Bearer ${key}` })).toBe(401);
  expect(await statusWith({ 'x-api-key': key })).toBe(401);
  expect((await call('GET', `${path}&key=${key}&access_token=${key}`)).status).toBe(401);
});

it('what is presented decides, whatever cookie comes with it', async () => {
  const own = await registerCustomer();
  expectProblem(await own.callWithSession('GET', '/api/cart', undefined, bearer(reader.key)), 'forbidden');
  const unknown = bearer(`flk_${'A'.repeat(43)}`);
  expectProblem(await own.callWithSession('GET', '/api/cart', undefined, unknown), 'unauthenticated');
  expectProblem(
    await admin.callWithSession('GET', '/api/api-key', undefined, bearer(writer.key)),
    'forbidden',
  );
  expectProblem(await admin.callWithSession('GET', '/api/api-key', undefined, unknown), 'unauthenticated');
  const signIn = await own.callWithSession('PUT', `/api/user/${own.email}`, {}, bearer(reader.key));
  expectProblem(signIn, 'forbidden');
});

it('what is presented may come from a page of another site, which the browser’s own cookies may not', async () => {
  const elsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
  expect(await statusWith({ ...bearer(reader.key), ...elsewhere })).toBe(200);
});

/** Sends a call whose body follows once it was judged. */
function slowCall(method: string, path: string, key: string, body: unknown) {
  const text = JSON.stringify(body);
  const headers = { ...bearer(key), 'content-type': 'application/json', 'content-length': text.length };
  const outgoing = request(new URL(path, baseUrl()), { method, headers });
  const status = new Promise<number>((resolve, reject) => {
    outgoing.once('response', (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    outgoing.once('error', reject);
  });
  outgoing.flushHeaders();
  return { status, finish: () => outgoing.end(text) };
}

it('a revoked key is refused at the next call, and a call that was admitted before goes on', async () => {
  const program = await newProgram(['tools:write']);
  const toolId = await addTool(admin);
  const running = slowCall('PATCH', `/api/tool/${toolId}`, program.key, { revision: 1, price: 9 });
  // Its use is noted when it is judged.
  await eventually('the call to be judged', async () =>
    (await stored('api_keys').findOne({ name: program.name }))?.lastUsedAt ? true : undefined,
  );
  expect((await revokeKey(program.id)).body).toEqual({ deletedCount: 1 });
  expectProblem(await program.call('DELETE', `/api/tool/${toolId}`), 'unauthenticated');
  running.finish();
  expect(await running.status).toBe(200);
});

it('a revoked key is revoked once by two tabs, and told apart from one that never was', async () => {
  const program = await newProgram(['tools:read']);
  const twice = await Promise.all([revokeKey(program.id), revokeKey(program.id)]);
  expect(twice.map(({ body }) => body.deletedCount).sort()).toEqual([0, 1]);
  expectProblem(await revokeKey('f'.repeat(24)), 'not-found');
  expectProblem(await revokeKey('no-id'), 'not-found');
});

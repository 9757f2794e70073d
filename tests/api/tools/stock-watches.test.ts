import { ObjectId } from 'mongodb';
import { beforeAll, expect, it } from 'vitest';
import { STOCK_WATCHES_MAX } from '@/lib/shared/stock/stock.contract';
import { stored } from '@/tests/api/support/database';
import { joinStore } from '@/tests/api/support/in-process';
import { expectProblem } from '@/tests/api/support/problem';
import {
  addTool,
  call,
  type Person,
  placeOrder,
  registerCustomer,
  signInAdmin,
} from '@/tests/support/people';
import { eventually, linkIn, mailsTo, mailTo, unique } from '@/tests/support/store';

let admin: Person;
/** A round of the job, which the running store makes by itself, too. */
let mailRestocked: () => Promise<number>;

beforeAll(async () => {
  await joinStore();
  ({ mailRestocked } = await import('@/lib/server/commerce/tools/stock/watch-stock'));
  admin = await signInAdmin();
});

const watch = (person: Person, toolId: string, headers: Record<string, string> = {}) =>
  person.call('PUT', `/api/tool/${toolId}/stock-watch`, undefined, headers);
const unwatch = (person: Person, toolId: string) => person.call('DELETE', `/api/tool/${toolId}/stock-watch`);
const watchesOf = async (person: Person) => (await person.call('GET', '/api/stock-watch')).body;
const correct = async (toolId: string, seen: number, quantity: number) => {
  const body = { quantity, seen, reason: 'delivery' };
  expect((await admin.call('POST', `/api/tool/${toolId}/stock`, body)).status).toBe(200);
};
const writtenTo = (person: Person) =>
  stored('outbox').countDocuments({ to: person.email, key: { $regex: '^restocked:' } });

/** Adds a tool of which less than the minimum order is available. */
const emptyTool = (overrides: Record<string, unknown> = {}) =>
  addTool(admin, { name: unique('Sold Out '), moq: 10, quantity: 3, ...overrides });

it('PUT /api/tool/{id}/stock-watch brings one mail with a link once the tool is back, and none after that', async () => {
  const [buyer, toolId] = [await registerCustomer(), await emptyTool()];
  const { body: tool } = await call('GET', `/api/tool/${toolId}`);
  expect(await watch(buyer, toolId)).toMatchObject({ status: 200, body: { watching: true } });
  expect(await watch(buyer, toolId)).toMatchObject({ status: 200, body: { watching: true } });
  const own = { toolId, sku: tool.sku, name: tool.name, slug: tool.slug };
  expect(await watchesOf(buyer)).toEqual([{ ...own, since: expect.any(String) }]);
  await mailRestocked();
  expect(await writtenTo(buyer)).toBe(0);

  await correct(toolId, 3, 40);
  await Promise.all([1, 2, 3, 4].map(() => mailRestocked()));
  const mail = await mailTo(buyer.email, /^Back in stock: Sold Out/);
  expect(mail.text).toContain(`${tool.name} (${tool.sku}): 40 available`);
  expect(linkIn(mail, `/tools/${tool.slug}`).pathname).toBe(`/tools/${tool.slug}`);
  expect(await watchesOf(buyer)).toEqual([]);

  await correct(toolId, 40, 0);
  await correct(toolId, 0, 50);
  await mailRestocked();
  expect(await writtenTo(buyer)).toBe(1);
  expect((await mailsTo(buyer.email)).filter(({ subject }) => subject.startsWith('Back'))).toHaveLength(1);
});

it.each<[string, Record<string, unknown>, (toolId: string, buyer: Person) => Promise<unknown>]>([
  [
    'an import or bulk call',
    {},
    async (toolId) => {
      const { body } = await call('GET', `/api/tool/${toolId}`);
      const headers = { 'content-type': 'application/x-ndjson', 'idempotency-key': unique('key-') };
      return admin.call(
        'POST',
        '/api/bulk/stock',
        `${JSON.stringify({ sku: body.sku, available: 30, externalId: unique('D-') })}\n`,
        headers,
      );
    },
  ],
  [
    'an order that was cancelled',
    { quantity: 12 },
    async (toolId, buyer) => {
      const { body: orders } = await buyer.call('GET', `/api/order?email=${buyer.email}`);
      const order = orders.find((each: { toolId: string }) => each.toolId === toolId);
      return buyer.call('DELETE', `/api/order/${order._id}`);
    },
  ],
  [
    'a lower minimum order',
    {},
    async (toolId) => {
      const { revision } = (await call('GET', `/api/tool/${toolId}`)).body;
      return admin.call('PATCH', `/api/tool/${toolId}`, { revision, moq: 2 });
    },
  ],
])('brings the mail by %s', async (_way, overrides, restock) => {
  const [buyer, other] = await Promise.all([registerCustomer(), registerCustomer()]);
  const toolId = await emptyTool(overrides);
  if ('quantity' in overrides) await placeOrder(other, toolId, 10);
  expect((await watch(buyer, toolId)).status).toBe(200);
  const response = (await restock(toolId, other)) as { status: number };
  expect(response.status).toBe(200);
  const { moq, quantity } = (await call('GET', `/api/tool/${toolId}`)).body;
  expect(quantity).toBeGreaterThanOrEqual(moq);
  await mailRestocked();
  await mailTo(buyer.email, /^Back in stock: /);
  expect(await writtenTo(buyer)).toBe(1);
});

it('PUT /api/tool/{id}/stock-watch brings one mail about several tools that are back at once, in the language of the page', async () => {
  const buyer = await registerCustomer();
  const tools = [await emptyTool(), await emptyTool()];
  for (const toolId of tools) await watch(buyer, toolId, { 'x-page-language': 'de' });
  const ids = tools.map((toolId) => new ObjectId(toolId));
  // Both at the same moment, between two rounds of the running store.
  await stored('tools').updateMany({ _id: { $in: ids } }, { $set: { quantity: 20 } });
  await mailRestocked();
  const mail = await mailTo(buyer.email, /^Wieder auf Lager: 2 Werkzeuge$/);
  expect(mail.text).toContain('/de/tools/');
  expect(await writtenTo(buyer)).toBe(1);
  await stored('tools').updateMany({ _id: { $in: ids } }, { $set: { quantity: 3 } });
});

it('PUT /api/tool/{id}/stock-watch is refused for what is in stock, not on sale or unknown, to who is not signed in, and beyond the limit', async () => {
  const buyer = await registerCustomer();
  const [stocked, retired, draft, empty] = await Promise.all([
    addTool(admin),
    emptyTool({ state: 'retired' }),
    emptyTool({ state: 'draft' }),
    emptyTool(),
  ]);
  const full = await watch(buyer, stocked);
  expectProblem(full, 'conflict');
  expect(full.body.reason).toEqual({ code: 'tool-in-stock', params: { count: 100 } });
  expectProblem(await watch(buyer, retired), 'not-on-sale');
  for (const id of [draft, new ObjectId().toHexString(), 'nothing'])
    expectProblem(await watch(buyer, id), 'not-found');
  expectProblem(await call('PUT', `/api/tool/${empty}/stock-watch`), 'unauthenticated');

  for (let place = 0; place < 3; place += 1) expect((await watch(buyer, await emptyTool())).status).toBe(200);
  const fourth = await watch(buyer, empty);
  expect(fourth.body.reason).toEqual({ code: 'stock-watches-too-many', params: { count: 3 } });

  const verified = await registerCustomer({ verified: true });
  const { _id: ownerId } = (await stored('users').findOne({ email: verified.email })) ?? {};
  await stored('stock_watches').insertMany(
    Array.from({ length: STOCK_WATCHES_MAX }, () => ({
      ...{ _id: new ObjectId(), ownerId, toolId: new ObjectId(), createdAt: new Date() },
    })),
  );
  const beyond = await watch(verified, empty);
  expectProblem(beyond, 'conflict');
  expect(beyond.body.reason.params).toEqual({ count: STOCK_WATCHES_MAX });
});

it('a watch ends when one does not want the mail any more, as often as one says so', async () => {
  const [buyer, other, toolId] = [await registerCustomer(), await registerCustomer(), await emptyTool()];
  await watch(buyer, toolId);
  expect((await unwatch(other, toolId)).body).toEqual({ deletedCount: 0 });
  expect((await unwatch(buyer, toolId)).body).toEqual({ deletedCount: 1 });
  expect((await unwatch(buyer, toolId)).body).toEqual({ deletedCount: 0 });
  await correct(toolId, 3, 40);
  await mailRestocked();
  expect(await writtenTo(buyer)).toBe(0);
});

it('a watch ends with its tool', async () => {
  const [buyer, toolId] = [await registerCustomer(), await emptyTool()];
  await watch(buyer, toolId);
  expect((await admin.call('DELETE', `/api/tool/${toolId}`)).status).toBe(200);
  expect(await stored('stock_watches').countDocuments({ toolId: new ObjectId(toolId) })).toBe(0);
});

it('a watch ends with the account, whose export names it', async () => {
  const [buyer, toolId] = [await registerCustomer({ proved: true }), await emptyTool()];
  await watch(buyer, toolId);
  const { body } = await buyer.call('GET', '/api/account/data');
  expect(body.stockWatches).toEqual([
    { sku: expect.any(String), name: expect.stringMatching(/^Sold Out/), since: expect.any(String) },
  ]);
  const closed = await buyer.callWithSession('POST', '/api/account/close', { password: buyer.password });
  expect(closed.status).toBe(200);
  await eventually('the watch to end', async () => {
    const left = await stored('stock_watches').countDocuments({ toolId: new ObjectId(toolId) });
    return left === 0 || undefined;
  });
});

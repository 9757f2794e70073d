import { expect, it } from 'vitest';
import {
  addTool,
  type CallResponse,
  call,
  placeOrder,
  registerCustomer,
  signInAdmin,
} from '@/tests/support/people';
import { baseUrl, unique } from '@/tests/support/store';

const ASK_AGAIN = 'public, max-age=0, must-revalidate';

const [admin, buyer] = await Promise.all([signInAdmin(), registerCustomer()]);

const etagOf = ({ headers }: CallResponse) => headers.get('etag') ?? '';
const askAgain = (address: string, before: CallResponse) =>
  call('GET', address, undefined, { 'if-none-match': etagOf(before) });

/** A category of its own, so that other tests at the same store change nothing of it. */
async function ownCategory() {
  const category = unique('cat-');
  const toolId = await addTool(admin, { category, quantity: 100, moq: 10 });
  return { category, toolId, list: `/api/tool?category=${category}` };
}

it('a public list is not sent again to a client that has it, and never cached without revalidation', async () => {
  const { list, toolId } = await ownCategory();
  for (const address of [list, `/api/tool/${toolId}`, `/api/review?toolId=${toolId}`]) {
    const first = await call('GET', address);
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, ASK_AGAIN]);
    expect(etagOf(first)).toMatch(/^W\/"[\w-]{43}"$/);
    const again = await askAgain(address, first);
    expect([again.status, again.body, etagOf(again)]).toEqual([304, '', etagOf(first)]);
    expect(again.headers.get('cache-control')).toBe(ASK_AGAIN);
    const any = await call('GET', address, undefined, { 'if-none-match': `"x", ${etagOf(first)}` });
    expect(any.status).toBe(304);
  }
});

it('a public list is the same bytes and ETag for everyone, an admin with a token too', async () => {
  const { list } = await ownCategory();
  const [visitor, asAdmin] = [await call('GET', list), await admin.call('GET', list)];
  expect(asAdmin.body).toEqual(visitor.body);
  expect(etagOf(asAdmin)).toBe(etagOf(visitor));
  expect(asAdmin.headers.get('set-cookie')).toBeNull();
});

it('a public list has headers and no body for HEAD', async () => {
  const { list } = await ownCategory();
  const got = await call('GET', list);
  const ask = (headers = {}) => fetch(new URL(list, baseUrl()), { method: 'HEAD', headers });
  const head = await ask();
  const { headers } = head;
  expect([head.status, headers.get('etag'), await head.text()]).toEqual([200, etagOf(got), '']);
  expect([headers.get('x-total-count'), headers.get('content-type')]).toEqual(['1', 'application/json']);
  expect((await ask({ 'if-none-match': etagOf(got) })).status).toBe(304);
});

it('a public list is a failure like any other where there is nothing, whatever the client has', async () => {
  const address = '/api/tool/0123456789abcdef01234567';
  const response = await call('GET', address, undefined, { 'if-none-match': '*' });
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect((await call('GET', '/api/tool?page=0', undefined, { 'if-none-match': '*' })).status).toBe(422);
});

it('a public list is another one right after an order, a correction of stock, a new tool and a deleted one', async () => {
  const { category, toolId, list } = await ownCategory();
  let before = await call('GET', list);
  const changed = async () => {
    const after = await askAgain(list, before);
    expect(after.status).toBe(200);
    expect(etagOf(after)).not.toBe(etagOf(before));
    before = after;
    return after.body as { _id: string; quantity: number }[];
  };
  const orderId = await placeOrder(buyer, toolId, 15);
  expect(await changed()).toMatchObject([{ quantity: 85 }]);
  await buyer.call('DELETE', `/api/order/${orderId}`);
  expect(await changed()).toMatchObject([{ quantity: 100 }]);
  await admin.call('POST', `/api/tool/${toolId}/stock`, { quantity: 40, seen: 100, reason: 'stocktake' });
  expect(await changed()).toMatchObject([{ quantity: 40 }]);
  const second = await addTool(admin, { category });
  expect((await changed()).map(({ _id }) => _id)).toEqual([second, toolId]);
  await admin.call('DELETE', `/api/tool/${toolId}`);
  expect((await changed()).map(({ _id }) => _id)).toEqual([second]);
});

it('a public list of everything is another one right after a change too', async () => {
  const tools = await call('GET', '/api/tool');
  const id = await addTool(admin);
  const afterwards = await askAgain('/api/tool', tools);
  expect(afterwards.status).toBe(200);
  expect(afterwards.body.map(({ _id }: { _id: string }) => _id)).toContain(id);
});

it('a public list of reviews is another one right after a review, and after its author changed it', async () => {
  const review = unique('Good steel ');
  const before = await call('GET', '/api/review');
  const { body } = await buyer.call('POST', '/api/review', { review, rating: 4 });
  const added = await askAgain('/api/review', before);
  expect(added.status).toBe(200);
  expect(added.body.map((one: { review: string }) => one.review)).toContain(review);
  await buyer.call('PATCH', `/api/review/${body.insertedId}`, { review: `${review}!`, rating: 5 });
  const edited = await askAgain('/api/review', added);
  expect(edited.status).toBe(200);
  expect(edited.body.map((one: { review: string }) => one.review)).toContain(`${review}!`);
});

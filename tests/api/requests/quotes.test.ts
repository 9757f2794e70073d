import { expect, it } from 'vitest';
import { stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { callWithKey, listed, shopAddress, someAddress } from '@/tests/api/support/requests';
import { addTool, call, type Person, registerCustomer, signInAdmin } from '@/tests/support/people';
import { money } from '@/tests/support/shop/money';
import { headersOf, mailsTo, mailTo, unique } from '@/tests/support/store';

const PATH = '/api/quote';
const ALL = '/api/all-quote';
const NOTHING_ASKED = 'Please add a tool, or describe in the note what you need';
const QUANTITY_INVALID = ['Quantity must be a whole number from 1 to 1,000,000'];

const [admin, customer] = await Promise.all([signInAdmin(), registerCustomer()]);
const [wrench, soldOut] = await Promise.all([
  addTool(admin, { name: 'Quoted Wrench', price: 12.5, moq: 10 }),
  addTool(admin, { name: 'Quoted Anvil', price: 99.99, quantity: 0 }),
]);

const requestOf = (fields: Record<string, unknown> = {}) => ({
  lines: [{ toolId: wrench, quantity: 500 }],
  note: 'With our logo, by March.',
  name: 'Robin Carver',
  email: someAddress(),
  ...fields,
});

it('POST /api/quote stores the tools with their current names and prices, and mails the request to shop and requester', async () => {
  const body = requestOf({
    lines: [
      { toolId: wrench, quantity: 500 },
      { toolId: soldOut, quantity: '3' },
    ],
    company: 'Carver Fitters',
  });
  const response = await call('POST', PATH, body);
  expect(response.status).toBe(201);
  const { number } = response.body;
  expect(number).toMatch(/^RFQ-[0-9A-HJKMNP-TV-Z]{6}$/);
  expect(Object.keys(response.body)).toEqual(['number']);

  const kept = await listed(admin, ALL, number);
  expect(kept).toMatchObject({
    number,
    name: 'Robin Carver',
    company: 'Carver Fitters',
    note: 'With our logo, by March.',
    state: 'open',
    listValue: 6549.97,
    lines: [
      { toolId: wrench, toolName: 'Quoted Wrench', unitPrice: 12.5, quantity: 500 },
      { toolId: soldOut, toolName: 'Quoted Anvil', unitPrice: 99.99, quantity: 3 },
    ],
  });

  expect((await admin.call('GET', `${ALL}/${kept._id}`)).body).toEqual(kept);
  expectProblem(await customer.call('GET', `${ALL}/${kept._id}`), 'forbidden');

  const toShop = await mailTo(shopAddress(), new RegExp(number));
  expect((await headersOf(toShop))['reply-to']).toBe(body.email);
  for (const fact of ['Quoted Wrench', money(6_549.97), 'With our logo, by March.', 'Carver Fitters']) {
    expect(toShop.text).toContain(fact);
  }
  const receipt = await mailTo(body.email, new RegExp(number));
  expect(receipt.text).toContain('Quoted Anvil');
  expect(`${receipt.text}${receipt.html}`).not.toMatch(/our logo|Carver/);
});

it('POST /api/quote shows a request after its tool was deleted', async () => {
  const tool = await addTool(admin, { name: 'Short-lived Rasp', price: 5 });
  const body = requestOf({ lines: [{ toolId: tool, quantity: 7 }] });
  const { number } = (await call('POST', PATH, body)).body;
  expect((await admin.call('DELETE', `/api/tool/${tool}`)).status).toBe(200);
  const [line] = (await listed(admin, ALL, number)).lines;
  expect(line).toMatchObject({ toolName: 'Short-lived Rasp', unitPrice: 5, quantity: 7 });
  expectProblem(await call('POST', PATH, body), 'validation-failed', {
    'lines.0.toolId': ['This tool is not on sale any more'],
  });
});

it('POST /api/quote accepts a request without tools that only the note describes', async () => {
  const body = requestOf({ lines: [], note: 'A left-handed drill, 40 pieces.' });
  const { number } = (await call('POST', PATH, body)).body;
  expect(await listed(admin, ALL, number)).toMatchObject({ lines: [], listValue: 0, note: body.note });
  expect((await mailTo(shopAddress(), new RegExp(number))).text).toContain('A left-handed drill');
  expect((await mailTo(body.email, new RegExp(number))).text).not.toContain('drill');
});

it('POST /api/quote stores a request once, however often it is sent with one idempotency key', async () => {
  const body = requestOf();
  const key = unique('key-');
  const responses = await Promise.all([callWithKey(PATH, body, key), callWithKey(PATH, body, key)]);
  responses.push(await callWithKey(PATH, body, key));
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(responses.map((response) => response.body.number)).size).toBe(1);
  expect(await stored('quote_requests').countDocuments({ email: body.email })).toBe(1);
  await mailTo(body.email, /request for quote/);
  expect(await mailsTo(body.email)).toHaveLength(1);
  const other = await callWithKey(PATH, { ...body, lines: [{ toolId: wrench, quantity: 1 }] }, key);
  expectProblem(other, 'idempotency-mismatch');
  // A key belongs to one requester: the same key of someone else is another request.
  expect((await callWithKey(PATH, requestOf(), key)).status).toBe(201);
});

it('POST /api/quote keeps spam apart, without mails; a request of an account is never spam', async () => {
  const spam = (await call('POST', PATH, requestOf({ website: 'x' }))).body.number;
  expect((await listed(admin, ALL, spam, 'spam'))?.state).toBe('spam');
  const id = String((await stored('quote_requests').findOne({ number: spam }))?._id);
  expect(await stored('outbox').countDocuments({ key: { $regex: id } })).toBe(0);
  const own = (await customer.callWithSession('POST', PATH, requestOf({ website: 'x' }))).body.number;
  expect((await listed(admin, ALL, own))?.state).toBe('open');
});

it.each([
  ['no lines', { lines: undefined }, { lines: [NOTHING_ASKED] }],
  ['an empty list without a note', { lines: [], note: ' ' }, { lines: [NOTHING_ASKED] }],
  ['half a tool', { quantity: 1.5 }, { 'lines.0.quantity': QUANTITY_INVALID }],
  ['no quantity', { quantity: '' }, { 'lines.0.quantity': ['Quantity required'] }],
  ['a quantity of nought', { quantity: 0 }, { 'lines.0.quantity': QUANTITY_INVALID }],
  ['a quantity beyond reason', { quantity: 1_000_001 }, { 'lines.0.quantity': QUANTITY_INVALID }],
  ['words for a quantity', { quantity: 'many' }, { 'lines.0.quantity': QUANTITY_INVALID }],
  ['too long a note', { note: 'x'.repeat(4001) }, { note: ['Please shorten this text'] }],
  ['no name', { name: '' }, { name: ['Name required'] }],
])('POST /api/quote refuses %s', async (_, { quantity, ...fields }: Record<string, unknown>, errors) => {
  const lines = quantity === undefined ? {} : { lines: [{ toolId: wrench, quantity }] };
  expectProblem(await call('POST', PATH, requestOf({ ...lines, ...fields })), 'validation-failed', errors);
});

it('POST /api/quote refuses a tool listed twice, and too many tools', async () => {
  const line = { toolId: wrench, quantity: 1 };
  expectProblem(await call('POST', PATH, requestOf({ lines: [line, line] })), 'validation-failed', {
    'lines.1.toolId': ['This tool is in the list twice'],
  });
  const lines = Array.from({ length: 21 }, (_, index) => ({
    toolId: index.toString(16).padStart(24, '0'),
    quantity: 1,
  }));
  expectProblem(await call('POST', PATH, requestOf({ lines })), 'validation-failed', {
    lines: ['Please ask for at most 20 tools at once'],
  });
});

it('GET /api/quote lists the requests sent while signed in, and nobody else’s', async () => {
  const other = await registerCustomer();
  const mine = (await customer.callWithSession('POST', PATH, requestOf())).body.number;
  const byToken = (await customer.call('POST', PATH, requestOf())).body.number;
  const theirs = (await other.callWithSession('POST', PATH, requestOf())).body.number;
  const asVisitor = (await call('POST', PATH, requestOf({ email: customer.email }))).body.number;
  const { body, headers } = await customer.call('GET', PATH);
  const numbers = body.map(({ number }: { number: string }) => number);
  expect(numbers).toEqual(expect.arrayContaining([mine, byToken]));
  expect(numbers).not.toEqual(expect.arrayContaining([theirs]));
  expect(numbers).not.toEqual(expect.arrayContaining([asVisitor]));
  expect(headers.get('x-total-count')).toBe(String(body.length));
  expect(
    (await customer.call('GET', `${PATH}?limit=1`)).body.map((q: { number: string }) => q.number),
  ).toEqual([byToken]);
});

it('GET /api/all-quote finds requests by number, name, e-mail, company, note and tool', async () => {
  const word = unique('word');
  const tool = await addTool(admin, { name: `Chisel ${word}` });
  for (const fields of [{ note: word }, { company: word }, { lines: [{ toolId: tool, quantity: 1 }] }]) {
    expect((await call('POST', PATH, requestOf(fields))).status).toBe(201);
  }
  const { body, headers } = await admin.call('GET', `${ALL}?q=${word}&limit=2`);
  expect([body.length, headers.get('x-total-count')]).toEqual([2, '3']);
});

const move = (person: Person, id: string, state: string) => person.call('PATCH', `${ALL}/${id}`, { state });
async function someRequest(): Promise<{ id: string; number: string }> {
  const { number } = (await customer.callWithSession('POST', PATH, requestOf())).body;
  return { id: (await listed(admin, ALL, number))._id, number };
}

it('PATCH /api/all-quote/{id} is marked as answered by one of two concurrent admins, and shows the other who did', async () => {
  const second = await registerCustomer({ verified: true });
  expect((await admin.call('PUT', `/api/user/admin/${second.email}`)).status).toBe(200);
  const { id, number } = await someRequest();
  const responses = await Promise.all([move(admin, id, 'answered'), move(second, id, 'answered')]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const winner = responses[0]?.status === 200 ? admin : second;
  const loser = winner === admin ? second : admin;
  const refused = await move(loser, id, 'answered');
  expectProblem(refused, 'conflict');
  expect(refused.body.detail).toContain(winner.name);
  expect((await move(winner, id, 'answered')).body).toEqual({ modifiedCount: 0 });
  expect((await listed(admin, ALL, number, 'answered'))?.answeredBy).toBe(winner.name);
  expect((await move(loser, id, 'open')).body).toEqual({ modifiedCount: 1 });
  expect((await move(loser, id, 'answered')).body).toEqual({ modifiedCount: 1 });
});

it('PATCH /api/all-quote/{id} shows its requester that it was answered, not by whom', async () => {
  const { id, number } = await someRequest();
  await move(admin, id, 'answered');
  const { body } = await customer.call('GET', PATH);
  const own = body.find((quote: { number: string }) => quote.number === number);
  expect(own).toMatchObject({ state: 'answered', answeredAt: expect.any(String) });
  expect(JSON.stringify(own)).not.toContain(admin.name);
});

it('PATCH /api/all-quote/{id} is refused for a request that does not exist', async () => {
  expectProblem(await move(admin, '0123456789abcdef01234567', 'answered'), 'not-found');
  expectProblem(await move(admin, 'nothing', 'answered'), 'not-found');
});

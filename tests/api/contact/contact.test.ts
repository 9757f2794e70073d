import { expect, it } from 'vitest';
import { stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { callWithKey, listed, shopAddress, someAddress } from '@/tests/api/support/requests';
import { call, registerCustomer, signInAdmin } from '@/tests/support/people';
import { headersOf, mailsTo, mailTo, unique } from '@/tests/support/store';

const PATH = '/api/contact';

const messageOf = (fields: Record<string, unknown> = {}) => ({
  name: 'Robin Carver',
  email: someAddress(),
  company: 'Carver Fitters',
  phone: '+1 (555) 010-7788',
  topic: 'tools',
  message: 'Is the torque wrench calibrated?\nWith a certificate?',
  ...fields,
});

const [admin, customer] = await Promise.all([signInAdmin(), registerCustomer()]);

it('POST /api/contact stores the message, mails it to the shop with the requester in Reply-To, and acknowledges it', async () => {
  const body = messageOf();
  const response = await call('POST', PATH, body);
  expect(response.status).toBe(201);
  expect(Object.keys(response.body)).toEqual(['number']);
  const { number } = response.body;
  expect(number).toMatch(/^MSG-[0-9A-HJKMNP-TV-Z]{6}$/);

  const { website: _, ...kept } = { website: '', ...body };
  expect(await listed(admin, PATH, number)).toEqual({
    ...kept,
    _id: expect.stringMatching(/^[0-9a-f]{24}$/),
    number,
    state: 'open',
    receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
  });

  const toShop = await mailTo(shopAddress(), new RegExp(number));
  expect(toShop.text).toContain('Is the torque wrench calibrated?');
  expect(toShop.text).toContain('Carver Fitters');
  expect((await headersOf(toShop))['reply-to']).toBe(body.email);
  const receipt = await mailTo(body.email, new RegExp(number));
  expect((await headersOf(receipt))['reply-to']).toBe(shopAddress());
});

it('POST /api/contact acknowledges it without any of its text, because the address may be a stranger’s', async () => {
  const body = messageOf({ name: 'BUY-PILLS', company: 'BUY-PILLS', message: 'BUY-PILLS at evil.example' });
  const { number } = (await call('POST', PATH, body)).body;
  const receipt = await mailTo(body.email, new RegExp(number));
  expect(`${receipt.subject} ${receipt.text} ${receipt.html}`).not.toMatch(/BUY-PILLS|evil\.example/);
});

it('POST /api/contact acknowledges five messages a day from one address, and still stores the sixth', async () => {
  const email = someAddress();
  const numbers: string[] = [];
  for (let sent = 0; sent < 6; sent += 1) {
    numbers.push((await call('POST', PATH, messageOf({ email }))).body.number);
  }
  await mailTo(shopAddress(), new RegExp(numbers[5] ?? ''));
  await mailTo(email, new RegExp(numbers[4] ?? ''));
  expect(await mailsTo(email)).toHaveLength(5);
  expect(await stored('contact_messages').countDocuments({ email })).toBe(6);
});

it('POST /api/contact stores a message once, however often it is sent with one idempotency key', async () => {
  const body = messageOf();
  const key = unique('key-');
  const responses = await Promise.all([callWithKey(PATH, body, key), callWithKey(PATH, body, key)]);
  responses.push(await callWithKey(PATH, body, key));
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(responses.map((response) => response.body.number)).size).toBe(1);
  expect(await stored('contact_messages').countDocuments({ email: body.email })).toBe(1);
  await mailTo(body.email, /message/);
  expect(await mailsTo(body.email)).toHaveLength(1);
  const other = await callWithKey(PATH, { ...body, message: 'Another one' }, key);
  expectProblem(other, 'idempotency-mismatch');
});

it('POST /api/contact keeps spam apart, without mails, and returns the same for it', async () => {
  const body = messageOf({ website: 'http://evil.example' });
  const { status, body: response } = await call('POST', PATH, body);
  expect(status).toBe(201);
  expect(response.number).toMatch(/^MSG-/);
  expect(await listed(admin, PATH, response.number, 'open')).toBeUndefined();
  expect((await listed(admin, PATH, response.number, 'spam'))?.state).toBe('spam');
  const key = { $regex: String((await stored('contact_messages').findOne({ email: body.email }))?._id) };
  expect(await stored('outbox').countDocuments({ key })).toBe(0);
});

it('POST /api/contact stores who is signed in', async () => {
  const body = messageOf();
  const { number } = (await customer.callWithSession('POST', PATH, body)).body;
  const kept = await stored('contact_messages').findOne({ number });
  const account = await stored('users').findOne({ email: customer.email });
  expect(kept?.userId?.toHexString()).toBe(account?._id.toHexString());
});

it.each([
  ['nothing', { name: undefined }, { name: ['Name required'] }],
  ['no e-mail', { email: '' }, { email: ['Email required'] }],
  ['a bad e-mail', { email: 'robin@' }, { email: ['Invalid Email'] }],
  ['a line break in the e-mail', { email: 'a@b.example\nBcc: c@d.example' }, { email: ['Invalid Email'] }],
  ['no topic', { topic: '' }, { topic: ['Topic required'] }],
  ['an unknown topic', { topic: 'weather' }, { topic: ['Topic required'] }],
  ['no message', { message: ' \n ' }, { message: ['Message required'] }],
  ['too long a message', { message: 'x'.repeat(4001) }, { message: ['Please complete in 4000 letter'] }],
  ['a phone of words', { phone: 'call me' }, { phone: ['Phone must be a number'] }],
  ['a control character', { message: 'a\u0000b' }, { message: ['Invalid value'] }],
])('POST /api/contact refuses %s', async (_, fields, errors) => {
  expectProblem(await call('POST', PATH, messageOf(fields)), 'validation-failed', errors);
});

it('GET /api/contact finds messages by number, name, e-mail, company and text, a page at a time', async () => {
  const word = unique('word');
  const bodies = [
    messageOf({ company: word }),
    messageOf({ message: `About ${word}.` }),
    messageOf({ name: word }),
  ];
  for (const body of bodies) expect((await call('POST', PATH, body)).status).toBe(201);
  const first = await admin.call('GET', `${PATH}?q=${word}&limit=2`);
  expect(first.headers.get('x-total-count')).toBe('3');
  expect(first.body.map(({ email }: { email: string }) => email)).toEqual([
    bodies[2]?.email,
    bodies[1]?.email,
  ]);
  const second = await admin.call('GET', `${PATH}?q=${word.toUpperCase()}&limit=2&page=2`);
  expect(second.body).toHaveLength(1);
  expect((await admin.call('GET', `${PATH}?q=${word}&state=answered`)).body).toEqual([]);
});

async function someMessage(): Promise<{ id: string; number: string }> {
  const { number } = (await call('POST', PATH, messageOf())).body;
  return { id: (await listed(admin, PATH, number))._id, number };
}
const move = (id: string, state: string) => admin.call('PATCH', `${PATH}/${id}`, { state });

it('PATCH /api/contact/{id} marks a message as answered, with who and when, and opens it again', async () => {
  const { id, number } = await someMessage();
  expect((await move(id, 'answered')).body).toEqual({ modifiedCount: 1 });
  expect(await listed(admin, PATH, number, 'answered')).toMatchObject({
    state: 'answered',
    answeredBy: admin.name,
    answeredAt: expect.stringMatching(/Z$/),
  });
  expect((await move(id, 'answered')).body).toEqual({ modifiedCount: 0 });
  expect((await move(id, 'open')).body).toEqual({ modifiedCount: 1 });
  expect((await move(id, 'open')).body).toEqual({ modifiedCount: 0 });
  const reopened = await listed(admin, PATH, number, 'open');
  expect(reopened).not.toHaveProperty('answeredBy');
});

it('PATCH /api/contact/{id} is refused for a message that does not exist', async () => {
  expectProblem(await move('0123456789abcdef01234567', 'answered'), 'not-found');
  expectProblem(await move('nothing', 'answered'), 'not-found');
});

import { expect, it } from 'vitest';
import { stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { call } from '@/tests/support/people';
import { headersOf, linkIn, type Mail, mailsTo, mailTo, unique } from '@/tests/support/store';

const PATH = '/api/newsletter';
const CONFIRM = /confirm/i;
const WELCOME = /^You are on/;
const ALREADY = /^You are already on/;

const someAddress = () => `${unique('reader.')}@example.com`;
const ask = (email: string) => call('POST', PATH, { email });
const confirm = (token: string) => call('POST', `${PATH}/confirm`, { token });
const unsubscribe = (token: string) => call('POST', `${PATH}/unsubscribe?token=${token}`);
const tokenOf = (mail: Mail, page: string) => linkIn(mail, page).searchParams.get('token') ?? '';
const confirmTokenOf = (mail: Mail) => tokenOf(mail, '/newsletter/confirm');
const stateOf = async (email: string) => (await stored('subscribers').findOne({ email }))?.state;

/** Changes the record of one address as if its last mail had been sent that long ago. */
async function lastMailWas(email: string, ms: number): Promise<void> {
  await stored('subscribers').updateOne({ email }, { $set: { lastMailAt: new Date(Date.now() - ms) } });
}

/** An address that confirmed, and its welcome mail. */
async function subscribed(): Promise<{ email: string; confirmation: Mail; welcome: Mail }> {
  const email = someAddress();
  await ask(email);
  const confirmation = await mailTo(email, CONFIRM);
  expect((await confirm(confirmTokenOf(confirmation))).status).toBe(200);
  return { email, confirmation, welcome: await mailTo(email, WELCOME) };
}

it('POST /api/newsletter stores an address once, and returns the same the second time', async () => {
  const email = `${unique('first.last+')}@example.com`;
  const responses = await Promise.all([ask(email), ask(email.toUpperCase()), ask(` ${email} `)]);
  responses.push(await ask(email));
  for (const response of responses) expect(response).toMatchObject({ status: 202, body: { accepted: true } });
  expect(await stored('subscribers').countDocuments({ email })).toBe(1);
  expect(await stateOf(email)).toBe('pending');
  await mailTo(email, CONFIRM);
  expect(await mailsTo(email)).toHaveLength(1);
});

it.each([
  [{}, { email: ['Email required'] }],
  [{ email: '' }, { email: ['Email required'] }],
  [{ email: 'nobody' }, { email: ['Invalid Email'] }],
  [{ email: 'a@example.com\r\nBcc: b@example.com' }, { email: ['Invalid Email'] }],
])('POST /api/newsletter refuses %j', async (body, errors) => {
  expectProblem(await call('POST', PATH, body), 'validation-failed', errors);
});

it('POST /api/newsletter limits requests to ten a day for one address, so that nobody can flood another’s mailbox', async () => {
  const email = someAddress();
  const statuses = [];
  for (let asked = 0; asked < 11; asked += 1) statuses.push((await ask(email)).status);
  expect(statuses).toEqual([...Array(10).fill(202), 429]);
  expectProblem(await ask(email), 'rate-limited');
});

it('the link of the confirmation mail confirms the address once, however often the button is pressed', async () => {
  const email = someAddress();
  await ask(email);
  const token = confirmTokenOf(await mailTo(email, CONFIRM));
  expect(await stateOf(email)).toBe('pending');
  const responses = await Promise.all([confirm(token), confirm(token)]);
  responses.push(await confirm(token));
  for (const response of responses)
    expect(response).toMatchObject({ status: 200, body: { confirmed: true } });
  expect(await stateOf(email)).toBe('confirmed');
  await mailTo(email, WELCOME);
  expect((await mailsTo(email)).filter(({ subject }) => WELCOME.test(subject))).toHaveLength(1);
});

it('the link of the confirmation mail stops working once a later mail has another', async () => {
  const email = someAddress();
  await ask(email);
  const first = await mailTo(email, CONFIRM);
  await lastMailWas(email, 20 * 60_000);
  await ask(email);
  const second = await mailTo(email, CONFIRM).then(async function newer(mail): Promise<Mail> {
    return mail.id === first.id ? newer(await mailTo(email, CONFIRM)) : mail;
  });
  expectProblem(await confirm(confirmTokenOf(first)), 'token-invalid');
  expect((await confirm(confirmTokenOf(second))).status).toBe(200);
});

it('the link of the confirmation mail expires after a week', async () => {
  const email = someAddress();
  await ask(email);
  const token = confirmTokenOf(await mailTo(email, CONFIRM));
  await stored('subscribers').updateOne({ email }, { $set: { pendingUntil: new Date(Date.now() - 1) } });
  expectProblem(await confirm(token), 'token-invalid');
});

it.each([
  ['one too short', 'short', 'validation-failed'],
  ['one too long', 'x'.repeat(201), 'validation-failed'],
  ['one that no mail has', 'x'.repeat(43), 'token-invalid'],
] as const)('the link of the confirmation mail is invalid with %s', async (_, token, code) => {
  expectProblem(await confirm(token), code);
});

it('a confirmed address gets no second mail soon, and later one that reports it is subscribed already', async () => {
  const { email } = await subscribed();
  expect(await ask(email)).toMatchObject({ status: 202, body: { accepted: true } });
  await lastMailWas(email, 8 * 86_400_000);
  expect(await ask(email)).toMatchObject({ status: 202, body: { accepted: true } });
  await mailTo(email, ALREADY);
  expect(await mailsTo(email)).toHaveLength(3);
  expect(await stateOf(email)).toBe('confirmed');
});

it('a confirmed address can unsubscribe by every mail: with a link, and with the header of RFC 8058', async () => {
  const { confirmation, welcome } = await subscribed();
  for (const mail of [confirmation, welcome]) {
    const headers = await headersOf(mail);
    const [, url] = /^<(http[^>]+)>$/.exec(headers['list-unsubscribe'] ?? '') ?? [];
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const token = tokenOf(mail, '/newsletter/unsubscribe');
    expect(new URL(url ?? '').pathname).toBe('/api/newsletter/unsubscribe');
    expect(new URL(url ?? '').searchParams.get('token')).toBe(token);
    expect(mail.html).toContain(`/newsletter/unsubscribe?token=${token}`);
  }
});

it('a confirmed address unsubscribes with one click in the mail program, permanently', async () => {
  const { email, confirmation, welcome } = await subscribed();
  const url = new URL((await headersOf(welcome))['list-unsubscribe']?.slice(1, -1) ?? '');
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const oneClick = () => call('POST', url.pathname + url.search, 'List-Unsubscribe=One-Click', form);
  expect(await oneClick()).toMatchObject({ status: 200, body: { unsubscribed: true } });
  expect(await stateOf(email)).toBe('unsubscribed');
  expect((await oneClick()).status).toBe(200);
  expectProblem(await confirm(confirmTokenOf(confirmation)), 'token-invalid');
  expect(await stateOf(email)).toBe('unsubscribed');
});

it('a confirmed address may sign up again, with a new confirmation', async () => {
  const { email, welcome } = await subscribed();
  expect((await unsubscribe(tokenOf(welcome, '/newsletter/unsubscribe'))).status).toBe(200);
  await lastMailWas(email, 20 * 60_000);
  const earlier = new Set((await mailsTo(email)).map(({ id }) => id));
  await ask(email);
  const again = await mailTo(email, CONFIRM).then(async function newer(mail): Promise<Mail> {
    return earlier.has(mail.id) ? newer(await mailTo(email, CONFIRM)) : mail;
  });
  expect(await stateOf(email)).toBe('pending');
  expect((await confirm(confirmTokenOf(again))).status).toBe(200);
  expect(await stateOf(email)).toBe('confirmed');
});

it('opening a link of the unsubscribe header leads to the page and changes nothing', async () => {
  const { email, welcome } = await subscribed();
  const token = tokenOf(welcome, '/newsletter/unsubscribe');
  const { status, headers } = await call('GET', `${PATH}/unsubscribe?token=${token}`);
  expect(status).toBe(303);
  const page = new URL(headers.get('location') ?? '');
  expect(page.pathname + page.search).toBe(`/newsletter/unsubscribe?token=${token}`);
  expect((await call('GET', page.pathname + page.search)).status).toBe(200);
  expect(await stateOf(email)).toBe('confirmed');
});

it('opening a link of the confirmation mail changes nothing', async () => {
  const email = someAddress();
  await ask(email);
  const link = linkIn(await mailTo(email, CONFIRM), '/newsletter/confirm');
  const { status, body } = await call('GET', link.pathname + link.search);
  expect(status).toBe(200);
  expect(body).toContain('Confirm');
  expect(await stateOf(email)).toBe('pending');
});

it('opening a link with an unknown token is refused', async () => {
  expectProblem(await unsubscribe('x'.repeat(43)), 'token-invalid');
  expectProblem(await unsubscribe(''), 'validation-failed', { token: ['Invalid value'] });
});

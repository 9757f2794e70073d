import { expect, it } from 'vitest';
import {
  addTool,
  call,
  type Person,
  placeOrder,
  registerCustomer,
  signInAdmin,
  signInSession,
} from '@/tests/support/people';
import { linkIn, mailTo, unique } from '@/tests/support/store';
import { stored } from '../support/database';
import { expectProblem } from '../support/problem';
import { payOrder } from '../support/provider';

const admin = await signInAdmin();

async function linkOf(person: Person): Promise<URL> {
  return linkIn(await mailTo(person.email, /verif/i), '/verify-email');
}

const tokenOf = async (person: Person) => (await linkOf(person)).searchParams.get('token');

const reject = (token: string | null) => call('POST', '/api/account/reject', { token });
const verify = (token: string | null) => call('POST', '/api/account/verify-email', { token });
const countOf = (person: Person) => stored('users').countDocuments({ email: person.email });

async function availableOf(toolId: string): Promise<number> {
  return (await call('GET', `/api/tool/${toolId}`)).body.quantity;
}

it('"This was not me" closes the account, ends its sessions, cancels its orders, and frees the address', async () => {
  const stranger = await registerCustomer();
  const toolId = await addTool(admin);
  const before = await availableOf(toolId);
  const orderId = await placeOrder(stranger, toolId);
  expect(await availableOf(toolId)).toBeLessThan(before);
  const userId = String((await stored('users').findOne({ email: stranger.email }))?._id);

  const response = await reject(await tokenOf(stranger));
  expect([response.status, response.body]).toEqual([200, { closed: true }]);

  expectProblem(await stranger.call('GET', `/api/user/${stranger.email}`), 'unauthenticated');
  expect(await signInSession(stranger.email, stranger.password)).toMatchObject({ code: 'user-not-found' });
  expect(await availableOf(toolId)).toBe(before);
  const order = (await admin.call('GET', `/api/order/${orderId}`)).body;
  expect(order).toMatchObject({ state: 'cancelled', buyerEmail: 'closed@account.invalid' });

  const entries = (await admin.call('GET', `/api/audit?action=user.closed&subject=${userId}`)).body;
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({
    actor: { kind: 'visitor', id: null },
    after: { orders: 1, by: 'verification-link' },
  });

  const again = { name: 'The Owner', email: stranger.email, password: unique('pw-') };
  expect((await call('POST', '/api/account/register', again)).status).toBe(201);
  expect((await signInSession(again.email, again.password)).ok).toBe(true);
});

it('"This was not me" takes effect once: of two presses the second finds nothing', async () => {
  const stranger = await registerCustomer();
  const token = await tokenOf(stranger);
  const responses = await Promise.all([reject(token), reject(token)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 410]);
  expectProblem(await reject(token), 'token-invalid');
  expectProblem(await verify(token), 'token-invalid');
  expect(await countOf(stranger)).toBe(0);
});

it('"This was not me" and "Verify email", pressed at once, never both take effect', async () => {
  for (let round = 1; round <= 4; round += 1) {
    const stranger = await registerCustomer();
    await placeOrder(stranger, await addTool(admin));
    const token = await tokenOf(stranger);
    const [rejected, verified] = await Promise.all([reject(token), verify(token)]);
    const user = await stored('users').findOne({ email: stranger.email });
    expect([rejected.status, verified.status].filter((status) => status === 200)).toHaveLength(1);
    if (rejected.status === 200) expect(user).toBeNull();
    else expect(user?.emailVerified).toBeInstanceOf(Date);
  }
});

it('"This was not me" is refused once an order was paid, and changes nothing then', async () => {
  const buyer = await registerCustomer();
  const toolId = await addTool(admin);
  const [paidId, unpaidId] = [await placeOrder(buyer, toolId), await placeOrder(buyer, toolId)];
  await payOrder(buyer, paidId);
  const token = await tokenOf(buyer);
  expectProblem(await reject(token), 'orders-paid');
  await admin.call('PATCH', `/api/all-order/${paidId}`);
  expectProblem(await reject(token), 'orders-paid');
  expect((await buyer.call('GET', `/api/order/${unpaidId}`)).body).toMatchObject({ state: 'unpaid' });
  expect((await signInSession(buyer.email, buyer.password)).ok).toBe(true);
  expect((await verify(token)).status).toBe(200);
});

it('"This was not me" is refused once the address is verified', async () => {
  const owner = await registerCustomer();
  const used = await tokenOf(owner);
  expect((await verify(used)).status).toBe(200);
  expectProblem(await reject(used), 'token-invalid');
  expect(await countOf(owner)).toBe(1);

  // Verified another way, while the link of the mail still works.
  const other = await registerCustomer();
  const link = await linkOf(other);
  await stored('users').updateOne({ email: other.email }, { $set: { emailVerified: new Date() } });
  const refused = await reject(link.searchParams.get('token'));
  expectProblem(refused, 'conflict');
  expect(refused.body.detail).toBe('Your email address is already verified.');
  expect((await call('GET', link.pathname + link.search)).body).toContain('address is verified');
  expect((await signInSession(other.email, other.password)).ok).toBe(true);
});

it('"This was not me" is refused with an expired link, and with one of another kind', async () => {
  const stranger = await registerCustomer();
  const token = await tokenOf(stranger);
  const user = await stored('users').findOne({ email: stranger.email });
  await call('POST', '/api/account/forgot-password', { email: stranger.email });
  const reset = linkIn(await mailTo(stranger.email, /reset/i), '/reset-password').searchParams.get('token');
  expectProblem(await reject(reset), 'token-invalid');
  const expired = { $set: { expiresAt: new Date(Date.now() - 1_000) } };
  await stored('account_tokens').updateOne({ userId: user?._id, purpose: 'verify-email' }, expired);
  expectProblem(await reject(token), 'token-invalid');
  expect(await countOf(stranger)).toBe(1);
});

it('"This was not me" is refused with an unknown token', async () => {
  expectProblem(await call('POST', '/api/account/reject', { token: 'x'.repeat(43) }), 'token-invalid');
});

const html = async (path: string) => (await call('GET', path)).body as string;

it('the page of a verification link shows who opened the account and when, in either language, and changes nothing', async () => {
  const person = await registerCustomer();
  const link = await linkOf(person);
  const english = await html(link.pathname + link.search);
  for (const fact of [person.name, person.email, 'This was not me', 'Verify email'])
    expect(english).toContain(fact);
  expect(english).toMatch(/[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d\d/);
  const german = await html(`/de${link.pathname}${link.search}`);
  for (const fact of [person.name, 'Das war ich nicht', 'E-Mail bestätigen']) expect(german).toContain(fact);
  expect((await verify(link.searchParams.get('token'))).status).toBe(200);
  const used = await html(link.pathname + link.search);
  expect(used).toContain('no longer valid');
  expect(used).not.toContain(person.email);
});

it('the page of a verification link reveals nothing to a made-up token', async () => {
  for (const token of ['unknown', 'x'.repeat(43), encodeURIComponent('{"$ne":null}')])
    expect(await html(`/verify-email?token=${token}`)).toContain('no longer valid');
});

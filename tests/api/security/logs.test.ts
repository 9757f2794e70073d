import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  addTool,
  call,
  placeOrder,
  registerCustomer,
  signInAdmin,
  signInSession,
} from '@/tests/support/people';
import { linkIn, mailTo, storeEnvironment, unique } from '@/tests/support/store';
import { payOrder, secretFor } from '../support/provider';

/** Everything the running store and its emulators have logged. */
function log(): string {
  const file = process.env.STORE_LOG;
  if (!file) throw new Error('STORE_LOG is not set: run these tests through `npm test`.');
  return readFileSync(file, 'utf8');
}

const SECRETS = [
  'NEXTAUTH_SECRET',
  'ACCESS_TOKEN_SECRET',
  'AUDIT_LOG_SECRET',
  'SECOND_FACTOR_SECRET',
  'STRIPE_WEBHOOK_SECRET',
];

it('the log contains no password, token, link, cookie, key or card of a customer’s whole day', async () => {
  const person = await registerCustomer({ verified: true });
  const wrong = unique('wrong-');
  await signInSession(person.email, wrong);
  await call('POST', '/api/account/forgot-password', { email: person.email });
  const link = linkIn(await mailTo(person.email, /reset/i), '/reset-password');
  const linkToken = link.searchParams.get('token') ?? '';
  const password = unique('pw-');
  const reset = await call('POST', '/api/account/reset-password', { token: linkToken, password });
  expect(reset.status).toBe(200);
  // The same link again, forged tokens, and bodies that are not JSON: errors are what gets logged.
  await call('POST', '/api/account/reset-password', { token: linkToken, password });
  await call('POST', '/api/account/register', `{"password":"${password}"`);
  await call('GET', '/api/user', undefined, { authorization: `Bearer ${person.token}x` });
  await call('POST', '/api/webhooks/stripe', { card: password }, { 'stripe-signature': password });
  await call('POST', '/api/csp-report', { 'csp-report': { 'document-uri': link.href } });

  const buyer = await registerCustomer();
  const toolId = await addTool(await signInAdmin());
  const unpaid = await placeOrder(buyer, toolId);
  const clientSecret = await secretFor(buyer, unpaid);
  await payOrder(buyer, unpaid);

  const cookies = [person.cookie, buyer.cookie].flatMap((cookie) =>
    cookie.split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1)),
  );
  const settings = storeEnvironment();
  const secrets = [
    ...[person.password, buyer.password, password, wrong, linkToken, person.token, buyer.token],
    ...[clientSecret, '4242424242424242', '$argon2id'],
    ...SECRETS.map((name) => settings[name] ?? ''),
    ...cookies.filter((value) => value.length > 60),
  ];
  expect(secrets.filter((secret) => secret.length < 8)).toEqual([]);
  const text = log();
  expect(text.length).toBeGreaterThan(0);
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});

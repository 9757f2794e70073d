import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { type Google, googleForFile } from './google-client';

const openGoogle = googleForFile();

async function signIn(google: Google, login_hint?: string) {
  return decodeJwt(
    (await google.redeem(await google.codeOf({ login_hint: login_hint ?? null }))).body.id_token,
  );
}

test('who signs in can be chosen for the one sign-in that brings a hint, whoever else signs in meanwhile', async () => {
  const google = openGoogle();
  const other = { email: 'other@example.com', name: 'Other Person', email_verified: false };
  await google.control('POST', { ...other, login_hint: 'a' });
  const buyer = { email: 'googlebuyer@example.com', email_verified: true };
  expect(await signIn(google)).toMatchObject(buyer);
  expect(await signIn(google, 'b')).toMatchObject(buyer);
  expect(await signIn(google, 'a')).toMatchObject(other);
  expect(await signIn(google, 'a')).toMatchObject(buyer);
});

test('the same e-mail is always the same Google account, another one another', async () => {
  const google = openGoogle();
  const subjects: (string | undefined)[] = [];
  for (const email of ['a@example.com', 'b@example.com', 'a@example.com']) {
    await google.control('POST', { email, login_hint: email });
    subjects.push((await signIn(google, email)).sub);
  }
  expect(subjects[0]).toBe(subjects[2]);
  expect(subjects[0]).not.toBe(subjects[1]);
});

test('consent may be denied: the browser comes back with the error and the state, and without a code', async () => {
  const google = openGoogle();
  await google.control('POST', { error: 'access_denied', login_hint: 'denied' });
  const back = await google.comeBack({ login_hint: 'denied' });
  expect(Object.fromEntries(back)).toEqual({ error: 'access_denied', state: google.state });
  expect((await google.comeBack()).get('code')).not.toBeNull();
});

test.each([
  { emial: 'a@example.com' },
  { email: 5 },
  { email_verified: 'yes' },
  { error: '' },
  { error: 7 },
  { login_hint: 7 },
  { login_hint: undefined },
])('the choice of an identity refuses %j', async (body) => {
  const google = openGoogle();
  expect((await google.control('POST', { login_hint: 'refused', ...body })).status).toBe(400);
  expect(await signIn(google, 'refused')).toMatchObject({ email: 'googlebuyer@example.com' });
});

test('only this machine may choose who signs in with Google, and only with JSON', async () => {
  const google = openGoogle();
  const response = await fetch(new URL('/_control/identity', google.emulator.issuer), {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: '{"email":"evil@example.com","login_hint":"evil"}',
  });
  expect(response.status).toBe(415);
  expect((await google.control('PATCH', {})).status).toBe(405);
});

import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { Google } from './google-client';

async function signIn(google: Google, changes: Record<string, string> = {}) {
  return decodeJwt((await google.redeem(await google.codeOf(changes))).body.id_token);
}

test('who signs in can be chosen, until it is restored', async () => {
  const google = await Google.open();
  await google.control('POST', { email: 'other@example.com', name: 'Other Person', email_verified: false });
  for (let time = 0; time < 2; time += 1) {
    expect(await signIn(google)).toMatchObject({
      email: 'other@example.com',
      name: 'Other Person',
      email_verified: false,
    });
  }
  await google.control('DELETE');
  expect(await signIn(google)).toMatchObject({ email: 'googlebuyer@example.com', email_verified: true });
});

test('the same e-mail is always the same Google account, another one another', async () => {
  const google = await Google.open();
  const subjects: (string | undefined)[] = [];
  for (const email of ['a@example.com', 'b@example.com', 'a@example.com']) {
    await google.control('POST', { email, once: true });
    subjects.push((await signIn(google)).sub);
  }
  expect(subjects[0]).toBe(subjects[2]);
  expect(subjects[0]).not.toBe(subjects[1]);
});

test('a choice with `once` is for one sign-in', async () => {
  const google = await Google.open();
  await google.control('POST', { email: 'once@example.com', once: true });
  expect((await signIn(google)).email).toBe('once@example.com');
  expect((await signIn(google)).email).toBe('googlebuyer@example.com');
});

test('a choice for a hint is for the one sign-in that brings it, whoever else signs in meanwhile', async () => {
  const google = await Google.open();
  await google.control('POST', { email: 'hinted@example.com', login_hint: 'a' });
  expect((await signIn(google)).email).toBe('googlebuyer@example.com');
  expect((await signIn(google, { login_hint: 'b' })).email).toBe('googlebuyer@example.com');
  expect((await signIn(google, { login_hint: 'a' })).email).toBe('hinted@example.com');
  expect((await signIn(google, { login_hint: 'a' })).email).toBe('googlebuyer@example.com');
});

test('consent may be denied: the browser comes back with the error and the state, and without a code', async () => {
  const google = await Google.open();
  await google.control('POST', { error: 'access_denied', once: true });
  const back = await google.comeBack();
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
])('refuses %j', async (body) => {
  const google = await Google.open();
  expect((await google.control('POST', body)).status).toBe(400);
  expect(await signIn(google)).toMatchObject({ email: 'googlebuyer@example.com' });
});

test('only this machine may choose, and only with JSON', async () => {
  const google = await Google.open();
  const answer = await fetch(new URL('/_control/identity', google.emulator.issuer), {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: '{"email":"evil@example.com"}',
  });
  expect(answer.status).toBe(415);
  expect((await google.control('PATCH', {})).status).toBe(405);
});

import { createRemoteJWKSet, jwtVerify } from 'jose';
import { describe, expect, onTestFinished, test } from 'vitest';
import { GOOGLE_DEMO_CLIENT_ID, GOOGLE_DEMO_CLIENT_SECRET, startGoogleEmulator } from '#server';
import { type Google, googleForFile, REDIRECT } from './google-client';

const openGoogle = googleForFile();

async function claimsOf({ emulator }: Google, idToken: string) {
  const { jwks_uri } = (await (await fetch(emulator.wellKnownUrl)).json()) as { jwks_uri: string };
  const verified = await jwtVerify(idToken, createRemoteJWKSet(new URL(jwks_uri)), {
    issuer: emulator.issuer,
    audience: GOOGLE_DEMO_CLIENT_ID,
    algorithms: ['RS256'],
  });
  return verified.payload;
}

describe('a whole sign-in', () => {
  test('returns the verified Google buyer, without a question', async () => {
    const google = openGoogle();
    const back = await google.comeBack();
    expect(back.get('state')).toBe(google.state);
    const { status, body } = await google.redeem(back.get('code') ?? '');
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3600 });
    const claims = await claimsOf(google, body.id_token);
    expect(claims).toMatchObject({
      sub: expect.stringMatching(/^\d{21}$/),
      email: 'googlebuyer@example.com',
      email_verified: true,
      name: 'Google Buyer',
      azp: GOOGLE_DEMO_CLIENT_ID,
      nonce: google.nonce,
    });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(3600);
  });

  test('takes the client’s secret as Basic too', async () => {
    const google = openGoogle();
    const basic = Buffer.from(`${GOOGLE_DEMO_CLIENT_ID}:${GOOGLE_DEMO_CLIENT_SECRET}`).toString('base64');
    const { status } = await google.redeem(
      await google.codeOf(),
      { client_id: null, client_secret: null },
      { authorization: `Basic ${basic}` },
    );
    expect(status).toBe(200);
  });

  test('returns no more claims than the scopes allow', async () => {
    const google = openGoogle();
    const { body } = await google.redeem(await google.codeOf({ scope: 'openid' }));
    const claims = await claimsOf(google, body.id_token);
    expect(claims).not.toHaveProperty('email');
    expect(claims).not.toHaveProperty('name');
  });

  test('several at once do not mix: each code has its own person, nonce and challenge', async () => {
    const google = openGoogle();
    const emails = ['one@example.com', 'two@example.com', 'three@example.com'];
    const codes: string[] = [];
    for (const email of emails) {
      await google.control('POST', { email, login_hint: email });
      codes.push(await google.codeOf({ login_hint: email, nonce: `nonce of ${email}` }));
    }
    const claims = await Promise.all(
      codes.toReversed().map(async (code) => claimsOf(google, (await google.redeem(code)).body.id_token)),
    );
    expect(claims.map(({ email, nonce }) => [email, nonce])).toEqual(
      emails.toReversed().map((email) => [email, `nonce of ${email}`]),
    );
  });
});

describe('the sign-in page shows an error and never sends back', () => {
  test.each([
    ['another client', { client_id: 'someone-else' }, 'invalid_client'],
    [
      'an address that is not this machine’s',
      { redirect_uri: 'https://evil.example/cb' },
      'redirect_uri_mismatch',
    ],
    [
      'an address that is no page',
      { redirect_uri: 'javascript://localhost/%0aalert(1)' },
      'redirect_uri_mismatch',
    ],
    ['no address', { redirect_uri: null }, 'redirect_uri_mismatch'],
    ['another kind of response', { response_type: 'token' }, 'unsupported_response_type'],
    ['a scope without openid', { scope: 'email' }, 'invalid_scope'],
    ['an unknown kind of challenge', { code_challenge_method: 'S1' }, 'invalid_request'],
  ])('to %s', async (_what, changes, error) => {
    const google = openGoogle();
    const response = await google.authorize(changes);
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
    expect(await response.json()).toMatchObject({ error });
  });
});

describe('a code', () => {
  test('works once', async () => {
    const google = openGoogle();
    const code = await google.codeOf();
    expect((await google.redeem(code)).status).toBe(200);
    expect((await google.redeem(code)).status).toBe(400);
  });

  test.each([
    ['the wrong secret', { client_secret: 'guess' }, 401, 'invalid_client'],
    ['no secret', { client_secret: null }, 401, 'invalid_client'],
    ['another client’s name', { client_id: 'someone-else' }, 401, 'invalid_client'],
    ['another address', { redirect_uri: `${REDIRECT}/other` }, 400, 'redirect_uri_mismatch'],
    ['no verifier', { code_verifier: null }, 400, 'invalid_grant'],
    ['the wrong verifier', { code_verifier: 'x'.repeat(43) }, 400, 'invalid_request'],
    ['a verifier that is too short', { code_verifier: 'short' }, 400, 'invalid_request'],
    ['another kind of grant', { grant_type: 'password', username: 'admin' }, 400, 'unsupported_grant_type'],
  ])('is refused with %s, and is used up by that', async (_what, changes, status, error) => {
    const google = openGoogle();
    const code = await google.codeOf();
    const refused = await google.redeem(code, changes);
    expect(refused).toMatchObject({ status, body: { error } });
    expect(refused.body).not.toHaveProperty('id_token');
    expect((await google.redeem(code)).status).toBe(400);
  });

  test('that was never issued is refused', async () => {
    const google = openGoogle();
    expect(await google.redeem('made-up', { code_verifier: null })).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
  });
});

test('each start of the Google emulator signs with a key of its own', async () => {
  const google = openGoogle();
  const other = await startGoogleEmulator({ port: 0 });
  onTestFinished(() => other.close());
  const { body } = await google.redeem(await google.codeOf());
  const keys = createRemoteJWKSet(new URL('/jwks', other.issuer));
  await expect(jwtVerify(body.id_token, keys)).rejects.toThrow();
});

test('the discovery document names only what is served', async () => {
  const google = openGoogle();
  const document = (await (await fetch(google.emulator.wellKnownUrl)).json()) as Record<
    string,
    string | string[]
  >;
  expect(document.issuer).toBe(google.emulator.issuer);
  for (const [name, url] of Object.entries(document).filter(([key]) => /_endpoint$|_uri$/.test(key))) {
    const method = name === 'token_endpoint' ? 'POST' : 'GET';
    const response = await fetch(String(url), { method, redirect: 'manual' });
    expect(response.status, name).not.toBe(404);
  }
  for (const path of [
    '/userinfo',
    '/introspect',
    '/revoke',
    '/endsession?post_logout_redirect_uri=http://evil.example',
    '/',
  ]) {
    const response = await fetch(new URL(path, google.emulator.issuer), {
      method: 'POST',
      redirect: 'manual',
    });
    expect(response.status, path).toBe(404);
  }
});

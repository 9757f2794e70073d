import { expect } from 'vitest';
import { type Person, registerCustomer } from '@/tests/support/people';
import { baseUrl } from '@/tests/support/store';
import { appCode } from '@/tests/support/totp';

/** The response to one step of a sign-in, and the browser's cookies after it. */
export type Step = { status: number; code: string | null; cookies: Map<string, string> };

/** One step of a sign-in with the cookies of the steps before. */
export async function step(fields: Record<string, string>, cookies: Map<string, string>): Promise<Step> {
  const header = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const storeCookies = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
  };
  const csrf = await fetch(new URL('/api/auth/csrf', baseUrl()), { headers: { cookie: header() } });
  storeCookies(csrf);
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const response = await fetch(new URL('/api/auth/callback/credentials', baseUrl()), {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: header(),
      origin: new URL(baseUrl()).origin,
    },
    body: new URLSearchParams({ csrfToken, callbackUrl: baseUrl(), json: 'true', ...fields }),
  });
  storeCookies(response);
  const { url } = (await response.json()) as { url?: string };
  return { status: response.status, code: url ? new URL(url).searchParams.get('error') : null, cookies };
}

/** Returns whether these cookies hold a session. */
export const isSignedIn = (cookies: Map<string, string>) =>
  [...cookies.keys()].some((name) => name.endsWith('session-token'));

/** Someone with two-step sign-in on. */
export type Secured = { person: Person; secret: string; recoveryCodes: string[] };

/** Someone known to own their mailbox who switched two-step sign-in on. */
export async function secured(): Promise<Secured> {
  return secure(await registerCustomer({ proved: true }));
}

/** Switches two-step sign-in on with the code of the previous time step, so that the current one is unused. */
export async function secure(person: Person): Promise<Secured> {
  const offer = await person.callWithSession('POST', '/api/account/second-factor', {
    password: person.password,
  });
  expect(offer.status).toBe(200);
  const enable = () =>
    person.callWithSession('POST', '/api/account/second-factor/enable', {
      code: appCode(offer.body.secret, -1),
    });
  let enabled = await enable();
  // Where a time step ended on the way, that code was of the one before the previous.
  if (enabled.status === 422) enabled = await enable();
  expect(enabled.status).toBe(200);
  return { person, secret: offer.body.secret, recoveryCodes: enabled.body.recoveryCodes };
}

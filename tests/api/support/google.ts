import { type CallResponse, call } from '@/tests/support/people';
import { baseUrl, unique } from '@/tests/support/store';

/** The identity that Google returns for the next sign-in, or its error. */
export type Claims =
  | { sub: string; email: string; email_verified: boolean; name?: string; picture?: string }
  | { error: string };

/** A browser reduced to its cookies. */
export class Browser {
  readonly #jar = new Map<string, string>();

  /** The cookies by name; every one in it is sent. */
  get cookies(): Map<string, string> {
    return this.#jar;
  }

  cookie(): string {
    return [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async open(url: string | URL, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (new URL(url, baseUrl()).origin === baseUrl()) headers.set('cookie', this.cookie());
    const response = await fetch(new URL(url, baseUrl()), { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1);
      const cut = pair.indexOf('=');
      if (pair.slice(cut + 1) === '') this.#jar.delete(pair.slice(0, cut));
      else this.#jar.set(pair.slice(0, cut), pair.slice(cut + 1));
    }
    return response;
  }

  /** Returns who is signed in, according to the store. */
  session(): Promise<CallResponse> {
    return call('GET', '/api/auth/session', undefined, { cookie: this.cookie() });
  }
}

/** Chooses who signs in at this authorization URL; other tests choose theirs at the same time. */
async function choose(claims: Claims, address: string): Promise<URL> {
  const hinted = new URL(address);
  hinted.searchParams.set('login_hint', unique('hint-'));
  await fetch(`${process.env.GOOGLE_EMULATOR_URL}/_control/identity`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...claims, login_hint: hinted.searchParams.get('login_hint') }),
  });
  return hinted;
}

/** Returns the page a browser ends on, after the store's own redirects under /api. */
export async function landing(browser: Browser, start: string): Promise<URL> {
  let at = new URL(start, baseUrl());
  while (at.pathname.startsWith('/api/')) {
    const response = await browser.open(at);
    at = new URL(response.headers.get('location') ?? '/nowhere', baseUrl());
  }
  return at;
}

/** Presses "Continue with Google" and consents there. Returns the address Google redirects the browser to. */
export async function agreeAtGoogle(
  claims: Claims,
  browser: Browser,
  callbackUrl = '/review',
): Promise<string> {
  const csrf = await browser.open('/api/auth/csrf');
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const start = await browser.open('/api/auth/signin/google', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: baseUrl() },
    body: new URLSearchParams({ csrfToken, callbackUrl, json: 'true' }).toString(),
  });
  const { url } = (await start.json()) as { url: string };
  const atGoogle = await browser.open(await choose(claims, url));
  return atGoogle.headers.get('location') ?? '';
}

/** "Continue with Google", as a browser does it. Returns the page of the store it ends on. */
export async function continueWithGoogle(
  claims: Claims,
  browser = new Browser(),
  callbackUrl?: string,
): Promise<{ page: URL; browser: Browser }> {
  return { page: await landing(browser, await agreeAtGoogle(claims, browser, callbackUrl)), browser };
}

/** A new Google account; Google's addresses have dots. */
export function someone(): { sub: string; email: string; email_verified: boolean; name: string } {
  return {
    sub: unique('sub'),
    email: `${unique('gina.')}@example.com`,
    email_verified: true,
    name: 'Gina Frost',
  };
}

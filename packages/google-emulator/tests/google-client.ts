import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import {
  GOOGLE_DEMO_CLIENT_ID,
  GOOGLE_DEMO_CLIENT_SECRET,
  type GoogleEmulator,
  startGoogleEmulator,
} from '#server';

export const REDIRECT = 'http://localhost:3000/api/auth/callback/google';

export type TokenResponse = {
  id_token: string;
  access_token: string;
  token_type: string;
  expires_in: number;
  error?: string;
};

/**
 * Google as a client sees it. Requests have everything that a well-behaved client sends, so that a test names only what
 * is wrong.
 */
export class Google {
  readonly verifier = randomBytes(32).toString('base64url');
  readonly nonce = randomBytes(16).toString('base64url');
  readonly state = randomBytes(16).toString('base64url');

  constructor(readonly emulator: GoogleEmulator) {}

  /** Goes to the sign-in page. A null takes a parameter out. */
  async authorize(changes: Record<string, string | null> = {}): Promise<Response> {
    const url = new URL('/authorize', this.emulator.issuer);
    const parameters = {
      client_id: GOOGLE_DEMO_CLIENT_ID,
      redirect_uri: REDIRECT,
      response_type: 'code',
      scope: 'openid email profile',
      state: this.state,
      nonce: this.nonce,
      code_challenge: createHash('sha256').update(this.verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...changes,
    };
    for (const [name, value] of Object.entries(parameters)) {
      if (value !== null) url.searchParams.set(name, value);
    }
    return fetch(url, { redirect: 'manual' });
  }

  async comeBack(changes: Record<string, string | null> = {}): Promise<URLSearchParams> {
    const response = await this.authorize(changes);
    const location = response.headers.get('location');
    if (location === null) throw new Error(`no redirect: ${response.status} ${await response.text()}`);
    return new URL(location).searchParams;
  }

  async codeOf(changes: Record<string, string | null> = {}): Promise<string> {
    const code = (await this.comeBack(changes)).get('code');
    if (code === null) throw new Error('no code');
    return code;
  }

  /** Trades a code for tokens, as the shop's server does. */
  async redeem(
    code: string,
    changes: Record<string, string | null> = {},
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: TokenResponse }> {
    const parameters = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: REDIRECT,
      client_id: GOOGLE_DEMO_CLIENT_ID,
      client_secret: GOOGLE_DEMO_CLIENT_SECRET,
      code_verifier: this.verifier,
      ...changes,
    };
    const body = new URLSearchParams();
    for (const [name, value] of Object.entries(parameters)) if (value !== null) body.set(name, value);
    const response = await fetch(new URL('/token', this.emulator.issuer), { method: 'POST', headers, body });
    return { status: response.status, body: (await response.json()) as TokenResponse };
  }

  async control(method: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    const response = await fetch(new URL('/_control/identity', this.emulator.issuer), {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    return { status: response.status, body: await response.json() };
  }
}

/** Starts one emulator for the tests of a file: a key takes long to make. Returns the function that makes a client of it. */
export function googleForFile(): () => Google {
  let emulator: GoogleEmulator;
  beforeAll(async () => {
    emulator = await startGoogleEmulator({ port: 0 });
  });
  afterAll(() => emulator.close());
  return () => new Google(emulator);
}

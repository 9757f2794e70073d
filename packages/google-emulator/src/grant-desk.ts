import type { IncomingMessage } from 'node:http';
import { HttpRefusal } from '@forgeline/emulator-kit/json-http';
import type {
  MutableRedirectUri,
  MutableResponse,
  MutableToken,
  TokenRequestIncomingMessage,
} from 'oauth2-mock-server';
import type { Identity, NextResult } from './identity';

type Grant = {
  identity: Identity;
  redirectUri: string;
  scopes: Set<string>;
  withChallenge: boolean;
  expiresAtMs: number;
};
const CODE_LIFETIME_MS = 10 * 60_000;

/** Checks that `oauth2-mock-server` lacks: client, redirect URI, a code works once and briefly, claims follow scopes. */
export class GrantDesk {
  private readonly grants = new Map<string, Grant>();

  constructor(
    private readonly client: { id: string; secret: string },
    private readonly takeResult: (loginHint: string) => NextResult,
  ) {}

  /** Google shows an error page, and never redirects, when it cannot trust the redirect URI. Throws HttpRefusal 400. */
  checkAuthorization(query: URLSearchParams): void {
    if (query.get('client_id') !== this.client.id) throw new HttpRefusal(400, 'invalid_client');
    if (!isLoopbackUrl(query.get('redirect_uri'))) throw new HttpRefusal(400, 'redirect_uri_mismatch');
    if (query.get('response_type') !== 'code') throw new HttpRefusal(400, 'unsupported_response_type');
    if (!(query.get('scope') ?? '').split(' ').includes('openid'))
      throw new HttpRefusal(400, 'invalid_scope');
  }

  authorize(redirect: MutableRedirectUri, request: IncomingMessage): void {
    const query = new URL(request.url ?? '/', 'http://emulator').searchParams;
    const code = redirect.url.searchParams.get('code');
    if (code === null) return;
    const result = this.takeResult(query.get('login_hint') ?? '');
    if ('error' in result) {
      redirect.url.searchParams.delete('code');
      redirect.url.searchParams.set('error', result.error);
      return;
    }
    this.dropExpired();
    this.grants.set(code, {
      identity: result.identity,
      redirectUri: query.get('redirect_uri') ?? '',
      scopes: new Set((query.get('scope') ?? '').split(' ')),
      withChallenge: query.has('code_challenge'),
      expiresAtMs: Date.now() + CODE_LIFETIME_MS,
    });
  }

  fillToken(token: MutableToken, request: TokenRequestIncomingMessage): void {
    const grant = this.grants.get(request.body.code ?? '');
    if (grant) Object.assign(token.payload, claimsOf(grant), { azp: this.client.id });
  }

  /** Rejects a code that is unknown, used, expired, or presented by another client; otherwise issues the tokens. */
  redeem(response: MutableResponse, request: TokenRequestIncomingMessage): void {
    const body = request.body as TokenRequestIncomingMessage['body'] & Record<string, unknown>;
    const [basicId, basicSecret] = basicCredentials(request);
    const clientId = basicId ?? body.client_id;
    const secret = basicSecret ?? body.client_secret;
    const grant = this.grants.get(body.code ?? '');
    this.grants.delete(body.code ?? '');
    if (clientId !== this.client.id || secret !== this.client.secret) {
      refuse(response, 401, 'invalid_client');
    } else if (body.grant_type !== 'authorization_code') {
      refuse(response, 400, 'unsupported_grant_type');
    } else if (!grant || grant.expiresAtMs < Date.now()) {
      refuse(response, 400, 'invalid_grant');
    } else if (body.redirect_uri !== grant.redirectUri) {
      refuse(response, 400, 'redirect_uri_mismatch');
    } else if (grant.withChallenge && body.code_verifier === undefined) {
      refuse(response, 400, 'invalid_grant');
    } else if (response.body !== '') {
      response.body.scope = [...grant.scopes].join(' ');
    }
  }

  private dropExpired(): void {
    const now = Date.now();
    for (const [code, grant] of this.grants) if (grant.expiresAtMs < now) this.grants.delete(code);
  }
}

function refuse(response: MutableResponse, status: number, error: string): void {
  response.statusCode = status;
  response.body = { error };
}

function claimsOf({ identity, scopes }: Grant): Record<string, unknown> {
  const { sub, email, email_verified, ...profile } = identity;
  return {
    sub,
    ...(scopes.has('email') && { email, email_verified }),
    ...(scopes.has('profile') && profile),
  };
}

function basicCredentials(request: IncomingMessage): [string | undefined, string | undefined] {
  const encoded = /^Basic (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (encoded === undefined) return [undefined, undefined];
  const [id = '', ...rest] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return [decodeURIComponent(id), decodeURIComponent(rest.join(':'))];
}

function isLoopbackUrl(text: string | null): boolean {
  if (text === null || !URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return /^https?:$/.test(protocol) && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

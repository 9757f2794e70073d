import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { HttpRefusal, namesThisMachine, readJsonObject, sendJson } from '@forgeline/emulator-kit/json-http';
import { closeHttpServer, LOOPBACK, listenOnLoopback } from '@forgeline/emulator-kit/port';
import { Events, OAuth2Issuer, OAuth2Service } from 'oauth2-mock-server';
import { GrantDesk } from './grant-desk';
import { GOOGLE_BUYER, type NextResult, parseNextResult } from './identity';

export const GOOGLE_DEMO_CLIENT_ID = 'google-demo-client';
export const GOOGLE_DEMO_CLIENT_SECRET = 'google-demo-secret';

/** The endpoints of `oauth2-mock-server` that Google has too: no other is reachable. */
const SERVED = ['/authorize', '/token', '/userinfo', '/jwks'];

export type GoogleEmulator = {
  issuer: string;
  wellKnownUrl: string;
  clientId: string;
  close(): Promise<void>;
};

/**
 * Starts an OpenID provider on loopback that signs in `googlebuyer@example.com` without a question, with a verified
 * e-mail. The signing key is new at each start. Throws PortTakenError.
 *
 * `POST /_control/identity` `{email?, name?, sub?, picture?, email_verified?, once?}` chooses who signs in from now on
 * (or, with `once`, the next time only); `{error: "access_denied", once?}` denies consent instead; `DELETE` restores.
 * With `login_hint` the choice applies only to the sign-in with that hint, not to concurrent ones.
 */
export async function startGoogleEmulator(options: {
  port: number;
  clientId?: string;
  clientSecret?: string;
}): Promise<GoogleEmulator> {
  const clientId = options.clientId ?? GOOGLE_DEMO_CLIENT_ID;
  const issuer = new OAuth2Issuer();
  await issuer.keys.generate('RS256');
  const service = new OAuth2Service(issuer);

  let standing: NextResult = { identity: GOOGLE_BUYER };
  const once: NextResult[] = [];
  const hinted = new Map<string, NextResult>();
  const client = { id: clientId, secret: options.clientSecret ?? GOOGLE_DEMO_CLIENT_SECRET };
  const desk = new GrantDesk(client, (hint) => takeHinted(hint) ?? once.shift() ?? standing);
  service.on(Events.BeforeAuthorizeRedirect, (redirect, request) => desk.authorize(redirect, request));
  service.on(Events.BeforeTokenSigning, (token, request) => desk.fillToken(token, request));
  service.on(Events.BeforeResponse, (response, request) => desk.redeem(response, request));
  service.on(Events.BeforeUserinfo, (response, request) => desk.userinfo(response, request));

  function takeHinted(hint: string | null): NextResult | undefined {
    const found = hint === null ? undefined : hinted.get(hint);
    if (hint !== null) hinted.delete(hint);
    return found;
  }

  async function control(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET') return sendJson(response, 200, { standing, once });
    if (request.method === 'DELETE') {
      standing = { identity: GOOGLE_BUYER };
      once.length = 0;
      hinted.clear();
      return sendJson(response, 200, { standing, once });
    }
    if (request.method !== 'POST') throw new HttpRefusal(405, `${request.method} is not supported here.`);
    const body = await readJsonObject(request);
    const next = parseNextResult(body);
    if (typeof body.login_hint === 'string') hinted.set(body.login_hint, next);
    else if (body.once === true) once.push(next);
    else standing = next;
    sendJson(response, 200, { standing, once });
  }

  const server = createServer((request, response) => {
    void handle(request, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy();
      const refusal = error instanceof HttpRefusal ? error : new HttpRefusal(500, String(error));
      sendJson(response, refusal.status, { error: refusal.message });
    });
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!namesThisMachine(request)) throw new HttpRefusal(403, 'Only this machine may call.');
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://emulator');
    if (pathname === '/_control/identity') return control(request, response);
    if (pathname === '/.well-known/openid-configuration') {
      return sendJson(response, 200, discovery(issuer.url ?? ''));
    }
    if (!SERVED.includes(pathname)) throw new HttpRefusal(404, 'There is nothing here.');
    if (pathname === '/authorize') desk.checkAuthorization(searchParams);
    service.requestHandler(request, response);
  }

  const port = await listenOnLoopback(server, options.port);
  issuer.url = `http://${LOOPBACK}:${port}`;
  return {
    issuer: issuer.url,
    wellKnownUrl: `${issuer.url}/.well-known/openid-configuration`,
    clientId,
    close: () => closeHttpServer(server),
  };
}

/** Google's own discovery document, on this address and without what is not served here. */
function discovery(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'email', 'profile'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    claims_supported: ['aud', 'email', 'email_verified', 'exp', 'iat', 'iss', 'name', 'picture', 'sub'],
    code_challenge_methods_supported: ['plain', 'S256'],
    grant_types_supported: ['authorization_code'],
  };
}

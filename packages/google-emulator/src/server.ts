import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { HttpRefusal, namesThisMachine, readJsonObject, sendJson } from '@forgeline/emulator-kit/json-http';
import { closeHttpServer, LOOPBACK, listenOnLoopback } from '@forgeline/emulator-kit/port';
import { Events, OAuth2Issuer, OAuth2Service } from 'oauth2-mock-server';
import { GrantDesk } from './grant-desk';
import { GOOGLE_BUYER, type NextResult, parseChoice } from './identity';

export const GOOGLE_DEMO_CLIENT_ID = 'google-demo-client';
export const GOOGLE_DEMO_CLIENT_SECRET = 'google-demo-secret';

/** The endpoints of `oauth2-mock-server` that Google has too: no other is reachable. */
const SERVED = ['/authorize', '/token', '/jwks'];

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
 * `POST /_control/identity` `{login_hint, email?, name?, sub?, picture?, email_verified?}` chooses who signs in instead, the
 * next time the sign-in brings that hint; `{login_hint, error: "access_denied"}` denies consent.
 */
export async function startGoogleEmulator(options: { port: number }): Promise<GoogleEmulator> {
  const issuer = new OAuth2Issuer();
  await issuer.keys.generate('RS256');
  const service = new OAuth2Service(issuer);

  const chosen = new Map<string, NextResult>();
  const client = { id: GOOGLE_DEMO_CLIENT_ID, secret: GOOGLE_DEMO_CLIENT_SECRET };
  const desk = new GrantDesk(client, takeResult);
  service.on(Events.BeforeAuthorizeRedirect, (redirect, request) => desk.authorize(redirect, request));
  service.on(Events.BeforeTokenSigning, (token, request) => desk.fillToken(token, request));
  service.on(Events.BeforeResponse, (response, request) => desk.redeem(response, request));

  function takeResult(hint: string): NextResult {
    const result = chosen.get(hint) ?? { identity: GOOGLE_BUYER };
    chosen.delete(hint);
    return result;
  }

  async function control(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') throw new HttpRefusal(405, `${request.method} is not supported here.`);
    const { hint, result } = parseChoice(await readJsonObject(request));
    chosen.set(hint, result);
    sendJson(response, 200, {});
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
    clientId: GOOGLE_DEMO_CLIENT_ID,
    close: () => closeHttpServer(server),
  };
}

function discovery(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
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

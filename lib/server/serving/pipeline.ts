import type { IncomingMessage } from 'node:http';
import { env, IS_DEVELOPMENT } from '@/lib/server/platform/config/env';
import { recordPeerAddress } from '@/lib/server/platform/http/client-address';
import { REQUEST_ID_HEADER, requestIdFrom } from '@/lib/server/platform/http/own-headers';
import { withRequestId } from '@/lib/server/platform/http/request-context';
import { warnOfProxies } from '@/lib/server/platform/http/warn-of-proxies';
import { log } from '@/lib/server/platform/log';
import { isDraining } from '@/lib/server/platform/readiness';
import { LANGUAGES } from '@/lib/shared/site/languages';
import {
  addressClassifier,
  addressOf,
  type Classify,
  classifyInDevelopment,
  classifyRequest,
  isClassified,
} from './addresses/address-kind';
import { chosenHome } from './addresses/chosen-home';
import { DEFAULT_LANGUAGE_HEADER, PAGE_HEADER } from './addresses/page-header';
import { olderFiles } from './files/older-files';
import { serveNamedFiles, type shopFiles } from './files/shop-files';
import { serveStaticFiles, staticFiles } from './files/static-files';
import { limitRenderings, recordClient } from './guards/limit-renderings';
import { hasSeveralHosts, methodsInstead, refuse } from './guards/refuse';
import { completeHeaders } from './guards/security-headers';
import type { CountRequest } from './measure-serving';
import { builtRoutes } from './next-internals/build-manifests';
import { correctHead } from './next-internals/correct-head';
import { markRouterRequest } from './next-internals/headers';
import { asOwnRequest, asVisitorsRequest } from './next-internals/own-requests.mjs';
import { respondToOutage } from './pages/make-response';
import { serveFromMemory } from './pages/serve-from-memory';
import type { StoreResponse } from './store-response';

/** Next.js, or another handler behind all steps. */
type Framework = (request: IncomingMessage, response: StoreResponse) => Promise<unknown>;

/** Returns whether it has responded; a promise only where it must wait. */
type Step = (request: IncomingMessage, response: StoreResponse) => boolean | Promise<boolean>;

/** Sets the headers on which later steps and the framework rely. */
function identify(request: IncomingMessage, classify: Classify): void {
  recordPeerAddress(request);
  recordClient(request);
  warnOfProxies(request);
  markRouterRequest(request.headers);
  delete request.headers[PAGE_HEADER];
  const pageHeader = classifyRequest(request, classify)?.pageHeader;
  if (pageHeader) request.headers[PAGE_HEADER] = pageHeader;
}

function prepareResponse(request: IncomingMessage, response: StoreResponse): void {
  respondToOutage(request, response);
  response.beforeHead(correctHead);
  response.beforeHead(completeHeaders);
  if (isDraining()) response.setHeader('connection', 'close');
}

function refuseHosts(request: IncomingMessage, response: StoreResponse): boolean {
  if (!hasSeveralHosts(request.rawHeaders)) return false;
  refuse(response, 400, { connection: 'close' });
  return true;
}

function refuseTargets(request: IncomingMessage, response: StoreResponse): boolean {
  if (isClassified(request)) return false;
  // `OPTIONS *` requests what the server can do as a whole (RFC 9110 §9.3.7).
  if (request.method === 'OPTIONS' && request.url === '*') refuse(response, 405, { allow: 'GET, HEAD' });
  else refuse(response, 400);
  return true;
}

function refuseMethods(request: IncomingMessage, response: StoreResponse): boolean {
  // In development the framework's own tools post to pages.
  if (IS_DEVELOPMENT) return false;
  const allow = methodsInstead(request.method ?? '', addressOf(request).kind);
  if (allow === null) return false;
  refuse(response, 405, { allow });
  return true;
}

/** To the canonical address, and from the home page to the visitor's language. */
function redirect(request: IncomingMessage, response: StoreResponse): boolean {
  const { movedTo } = addressOf(request);
  const home = chosenHome(request);
  if (movedTo !== null) response.writeHead(308, { location: movedTo }).end();
  else if (home !== null)
    response.writeHead(307, { location: home, 'cache-control': 'no-store', vary: 'cookie' }).end();
  return movedTo !== null || home !== null;
}

/** Framework files of neither this build nor another. */
function refuseMissingFiles(request: IncomingMessage, response: StoreResponse): boolean {
  const { kind, route } = addressOf(request);
  if (kind !== 'file' || !route?.startsWith('/_next')) return false;
  refuse(response, 404);
  return true;
}

function fileSteps(files: ReturnType<typeof staticFiles>): readonly Step[] {
  const ofShop = [serveNamedFiles, serveStaticFiles(files)];
  return IS_DEVELOPMENT ? ofShop : [...ofShop, olderFiles(), refuseMissingFiles];
}

/** Says the default language to the rewrites of next.config.ts. */
const inDefaultLanguage =
  (framework: Framework): Framework =>
  (request, response) => {
    request.headers[DEFAULT_LANGUAGE_HEADER] = LANGUAGES.default;
    return framework(request, response);
  };

const secondsSince = (startedAt: number) => (performance.now() - startedAt) / 1000;

/** nginx's status for a client that closed the connection first. */
const CLIENT_GONE = 499;

/** Runs the steps in this order, then the framework. */
export function createPipeline(
  next: Framework,
  ofShop: ReturnType<typeof shopFiles>,
  countRequest?: CountRequest,
): (request: IncomingMessage, response: StoreResponse) => void {
  const { NEXT_DIST_DIR } = env();
  const framework = inDefaultLanguage(next);
  const files = new Map([...(IS_DEVELOPMENT ? [] : staticFiles(NEXT_DIST_DIR)), ...ofShop]);
  const classify = IS_DEVELOPMENT
    ? classifyInDevelopment
    : addressClassifier(builtRoutes(NEXT_DIST_DIR), (path) => files.has(path));
  const memory = serveFromMemory(classify, (request, response) =>
    withRequestId(response.requestId, () => {
      prepareResponse(request, response);
      return asOwnRequest(() => framework(request, response));
    }),
  );
  const steps: readonly Step[] = [
    refuseHosts,
    refuseTargets,
    refuseMethods,
    redirect,
    ...fileSteps(files),
    memory.step,
    limitRenderings(),
  ];
  const pass: Framework = async (request, response) => {
    identify(request, classify);
    prepareResponse(request, response);
    for (const step of steps) {
      const responded = step(request, response);
      if (responded === true || (responded !== false && (await responded))) return;
    }
    const { isShared } = addressOf(request);
    // A GET for a shared page is the store's own by now (memory.step). A POST is a form that was sent before its script ran.
    if (isShared && request.method === 'GET') await asOwnRequest(() => framework(request, response));
    else await asVisitorsRequest(() => framework(request, response));
  };
  return (request, response) => {
    const startedAt = countRequest ? performance.now() : 0;
    const { method, url = '/' } = request;
    response.requestId = requestIdFrom(request.headers[REQUEST_ID_HEADER]);
    if (
      !isDraining() &&
      !hasSeveralHosts(request.rawHeaders) &&
      chosenHome(request) === null &&
      memory.sendAtOnce(request, response)
    ) {
      countRequest?.(method, url, response.statusCode, secondsSince(startedAt));
      return;
    }
    if (countRequest)
      response.once('close', () => {
        const status = response.writableFinished ? response.statusCode : CLIENT_GONE;
        countRequest(method, url, status, secondsSince(startedAt));
      });
    // Responses from memory need no context, which costs more than sending them.
    withRequestId(response.requestId, () =>
      pass(request, response).catch((error: unknown) => {
        log().error({ error }, 'a request failed outside its handler');
        if (response.headersSent) response.destroy();
        else refuse(response, 500);
      }),
    );
  };
}

import 'server-only';
import type { IncomingMessage } from 'node:http';
import { env, IS_DEVELOPMENT } from '@/lib/server/platform/config/env';
import { recordPeerAddress } from '@/lib/server/platform/http/client-address';
import { withRequestId } from '@/lib/server/platform/http/request-context';
import { REQUEST_ID_HEADER, requestIdFrom } from '@/lib/server/platform/http/request-id';
import { keepTrustedTrace } from '@/lib/server/platform/http/trusted-trace';
import { warnOfProxies } from '@/lib/server/platform/http/warn-of-proxies';
import { log } from '@/lib/server/platform/log';
import { isDraining } from '@/lib/server/platform/readiness';
import { rememberClient } from './client-of';
import { withoutIgnoredQuery } from './ignore-query';
import { limitRenderings } from './limit-renderings';
import type { CountRequest } from './metrics/measure-serving';
import { revalidateCachedPage } from './next-internals/cached-page-freshness';
import { keepOneLocation } from './next-internals/one-location';
import { keepQueryOfAddress } from './next-internals/rewritten-query';
import { markRouterRequest } from './next-internals/router-request';
import { normalizeAddress } from './normalize-address';
import { olderFiles } from './older-files/serve-older-files';
import { respondToOutage } from './outage-response';
import { refuse } from './refuse';
import { hasSeveralHosts } from './refuse-hosts';
import { methodsInstead } from './refuse-methods';
import { serveFromMemory } from './response-cache/serve-from-memory';
import { completeHeaders } from './security-headers';
import { precompressedFiles } from './serve-precompressed';
import type { StoreResponse } from './store-response';

/** Next.js, or whatever responds to a request that passed all steps. */
type Framework = (request: IncomingMessage, response: StoreResponse) => Promise<unknown>;

/** One step of the pipeline. Returns whether it has responded, at once where it can. */
type Step = (request: IncomingMessage, response: StoreResponse) => boolean | Promise<boolean>;

/** Who is asking, and for what, in a form that later steps and the framework can rely on. */
function identify(request: IncomingMessage): boolean {
  recordPeerAddress(request);
  rememberClient(request);
  warnOfProxies(request);
  markRouterRequest(request.headers);
  keepTrustedTrace(request.headers);
  request.url = normalizeAddress(request.url ?? '/');
  return false;
}

/** Adds what every response has, that of the framework too. */
function prepareResponse(request: IncomingMessage, response: StoreResponse): boolean {
  respondToOutage(request, response);
  response.beforeHead(revalidateCachedPage);
  response.beforeHead(keepQueryOfAddress);
  response.beforeHead(keepOneLocation);
  response.beforeHead(completeHeaders);
  if (isDraining()) response.setHeader('connection', 'close');
  return false;
}

function refuseHosts(request: IncomingMessage, response: StoreResponse): boolean {
  if (!hasSeveralHosts(request.rawHeaders)) return false;
  refuse(response, 400, { connection: 'close' });
  return true;
}

function refuseMethods(request: IncomingMessage, response: StoreResponse): boolean {
  // In development the framework's own tools post to pages.
  if (IS_DEVELOPMENT) return false;
  const allow = methodsInstead(request.method ?? '', request.url ?? '');
  if (allow === null) return false;
  refuse(response, 405, { allow });
  return true;
}

function ignoreQuery(request: IncomingMessage): boolean {
  // In development every page is rendered for each request.
  if (!IS_DEVELOPMENT) request.url = withoutIgnoredQuery(request);
  return false;
}

function findFiles(): Step {
  const findCopy = precompressedFiles(env().NEXT_DIST_DIR);
  return (request, response) => {
    findCopy(request, response);
    return false;
  };
}

const secondsSince = (startedAt: number) => (performance.now() - startedAt) / 1000;

/** Where the client has gone before its response was sent, as nginx says. */
const CLIENT_GONE = 499;

/** Returns the way of every request through the store: these steps in this order, then the framework. */
export function createPipeline(
  framework: Framework,
  countRequest?: CountRequest,
): (request: IncomingMessage, response: StoreResponse) => void {
  const memory = serveFromMemory((request, response) =>
    withRequestId(response.requestId, () => {
      prepareResponse(request, response);
      return framework(request, response);
    }),
  );
  const steps: readonly Step[] = [
    identify,
    prepareResponse,
    refuseHosts,
    refuseMethods,
    olderFiles(env().NEXT_DIST_DIR),
    ignoreQuery,
    findFiles(),
    memory.step,
    limitRenderings(),
  ];
  const pass: Framework = async (request, response) => {
    for (const step of steps) {
      const responded = step(request, response);
      if (responded === true || (responded !== false && (await responded))) return;
    }
    await framework(request, response);
  };
  return (request, response) => {
    const startedAt = countRequest ? performance.now() : 0;
    const { method, url = '/' } = request;
    response.requestId = requestIdFrom(request.headers[REQUEST_ID_HEADER]);
    if (!isDraining() && !hasSeveralHosts(request.rawHeaders) && memory.sendAtOnce(request, response)) {
      countRequest?.(method, url, response.statusCode, secondsSince(startedAt));
      return;
    }
    if (countRequest)
      response.once('close', () => {
        const status = response.writableFinished ? response.statusCode : CLIENT_GONE;
        countRequest(method, url, status, secondsSince(startedAt));
      });
    // Not before: what is in memory needs no context, which costs more than to send it.
    withRequestId(response.requestId, () =>
      pass(request, response).catch((error: unknown) => {
        log().error({ error }, 'a request failed outside its handler');
        if (response.headersSent) response.destroy();
        else refuse(response, 500);
      }),
    );
  };
}

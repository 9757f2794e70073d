import 'server-only';
import { type IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { FRAMEWORK_CACHE_HEADER, FROM_FRAMEWORK_CACHE } from '../next-internals/framework-cache-header';
import { StoreResponse } from '../store-response';
import { makeCachedResponse } from './cached-response';
import { REQUEST_HEADER } from './page-errors';
import type { Rendering, Validity } from './response-cache';
import type { Kind } from './response-kind';
import { sendCachedResponse, type Visitor } from './send-cached-response';

/** A revalidation that takes longer has failed. */
const LONGEST_MS = 30_000;

type Made = { kind: Kind; name: string; rendering: Rendering; inBackground?: boolean };

/** What says how a response is sent, and nothing of what is in it. */
const OF_SENDING = ['accept-encoding', 'if-none-match'] as const;

/** Gives a request these headers, also where Node.js derives them from what the visitor sent. */
function setHeaders(request: IncomingMessage, headers: IncomingHttpHeaders): void {
  request.headers = headers;
  request.rawHeaders = Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
}

/**
 * Replaces a request by the store's own for what has this name: nothing of the visitor's stays but what the kind names, the
 * store's own id, and how the response is to be sent. Returns what the visitor sent.
 */
export function makeCanonical(kind: Kind, name: string, request: IncomingMessage): Visitor {
  const visitor = { method: request.method, headers: request.headers };
  const { url, headers } = kind.canonical(name, visitor.headers);
  const kept = [REQUEST_HEADER, ...OF_SENDING].filter((header) => visitor.headers[header] !== undefined);
  request.method = 'GET';
  request.url = url;
  setHeaders(request, {
    ...headers,
    ...Object.fromEntries(kept.map((header) => [header, visitor.headers[header]])),
  });
  return visitor;
}

/** Collects the response that the framework makes, and caches it if it may be cached. `then` receives it, or null. */
function collect(
  { kind, name, rendering, inBackground = false }: Made,
  response: StoreResponse,
  then: (cached: Awaited<ReturnType<typeof makeCachedResponse>> | null, release: () => void) => unknown,
): void {
  let validity: Validity | null = null;
  response.beforeHead(
    () => {
      const isWhole = response.statusCode === 200 && !response.hasHeader('set-cookie');
      validity = isWhole ? kind.validityOf(response, name) : null;
    },
    { isFirst: true },
  );
  response.collect(async (body, release) => {
    if (validity === null) {
      rendering.fail();
      return void then(null, release);
    }
    const headers = response.getHeaders();
    const isFrameworks = headers[FRAMEWORK_CACHE_HEADER] !== undefined;
    const made = { ...headers, ...(isFrameworks && { [FRAMEWORK_CACHE_HEADER]: FROM_FRAMEWORK_CACHE }) };
    const cached = await makeCachedResponse(made, body, {
      ownEtag: kind.ownEtag ?? false,
      before: kind.cache.peek(name),
      inBackground,
    });
    rendering.finish(cached, validity);
    await then(cached, release);
  });
}

/** Lets the framework render the response to a canonical request, caches it for later ones, and sends it as the visitor accepts it. */
export function renderForVisitor(
  made: Made,
  visitor: Visitor,
  request: IncomingMessage,
  response: StoreResponse,
): void {
  response.once('close', made.rendering.fail);
  const { 'accept-encoding': _, 'if-none-match': __, ...headers } = request.headers;
  setHeaders(request, headers);
  collect(made, response, (cached, release) => {
    if (!cached) return release();
    response.drop();
    return sendCachedResponse(made.kind.cache, cached, visitor, response);
  });
}

/**
 * Lets `respond` render a stale response again in the background, and resolves when it is done. If it can no longer be cached,
 * because the page is gone, its entry is deleted; a failure, or a response that the framework rendered before a change,
 * leaves the entry as it is.
 */
export async function revalidate(
  made: Made,
  respond: (request: IncomingMessage, response: StoreResponse) => unknown,
): Promise<void> {
  const request = new IncomingMessage(new Socket());
  request.push(null);
  makeCanonical(made.kind, made.name, request);
  const response = new StoreResponse(request);
  await new Promise<void>((resolve) => {
    const limit = setTimeout(resolve, LONGEST_MS).unref();
    const end = () => {
      clearTimeout(limit);
      resolve();
    };
    collect({ ...made, inBackground: true }, response, (cached) => {
      const { statusCode } = response;
      if (!cached && statusCode !== 200 && statusCode < 500) made.kind.cache.delete(made.name);
      end();
    });
    Promise.resolve(respond(request, response)).catch(end);
  });
  made.rendering.fail();
  response.emit('close');
}

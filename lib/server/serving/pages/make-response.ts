import 'server-only';
import { randomUUID } from 'node:crypto';
import { type IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { splitLanguage } from '@/lib/shared/site/local-path';
import { FRAMEWORK_CACHE_HEADER, FROM_FRAMEWORK_CACHE } from '../next-internals/headers';
import { unavailablePage } from '../retrying-pages';
import { StoreResponse } from '../store-response';
import { makeCachedResponse, sendCachedResponse, type Visitor } from './cached-response';
import { consumeOutage, REQUEST_HEADER } from './page-errors';
import type { Rendering, Validity } from './response-cache';
import type { ResponseKind } from './response-kinds';

const TIMEOUT_MS = 30_000;

type Made = { kind: ResponseKind; name: string; rendering: Rendering; inBackground?: boolean };

const NEGOTIATION_HEADERS = ['accept-encoding', 'if-none-match'] as const;

/** `rawHeaders` too, from which Node.js derives others. */
function setHeaders(request: IncomingMessage, headers: IncomingHttpHeaders): void {
  request.headers = headers;
  request.rawHeaders = Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
}

/**
 * Replaces a visitor's request by the store's own, with those of its headers that the kind names. Returns the visitor's.
 */
export function makeCanonical(kind: ResponseKind, name: string, request: IncomingMessage): Visitor {
  const visitor = { method: request.method, headers: request.headers };
  const { url, headers } = kind.canonical(name, visitor.headers);
  const forwarded = [REQUEST_HEADER, ...NEGOTIATION_HEADERS].filter(
    (header) => visitor.headers[header] !== undefined,
  );
  request.method = 'GET';
  request.url = url;
  setHeaders(request, {
    ...headers,
    ...Object.fromEntries(forwarded.map((header) => [header, visitor.headers[header]])),
  });
  return visitor;
}

/** Caches the framework's response if it may be cached. `then` receives it, or null. */
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

/** Caches the framework's response to a canonical request, and sends it as the visitor accepts it. */
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
 * Renders a stale response again in the background. Deletes the entry if the page is gone; a failure, or a response from before
 * a change, leaves it.
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
    const limit = setTimeout(resolve, TIMEOUT_MS).unref();
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

const SERVER_ERROR = 500;

/**
 * Replaces the 500 of a page that failed by a database outage with a 503 that reloads by itself. If headers have been sent, the
 * page shows its own error (app/[lang]/error.tsx).
 */
export function respondToOutage(request: IncomingMessage, response: StoreResponse): void {
  const id = randomUUID();
  const [path = ''] = (request.url ?? '').split('?', 1);
  request.headers[REQUEST_HEADER] = id;
  response.once('close', () => consumeOutage(id));
  response.beforeHead(() => {
    if (response.statusCode < SERVER_ERROR || !consumeOutage(id)) return;
    response.replaceWith(unavailablePage(splitLanguage(path).language));
  });
}

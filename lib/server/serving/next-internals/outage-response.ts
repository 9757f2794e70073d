import 'server-only';
import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isDatabaseOutage } from '@/lib/server/platform/db/is-database-outage';
import { oncePerProcess, processSingleton } from '@/lib/server/platform/process-singleton';
import { unavailableParts } from '@/lib/server/serving/unavailable-page';
import { splitLanguage } from '@/lib/shared/local-path';

/** Names a request from its beginning to the framework's report of its error, whatever the client sends under it. */
const REQUEST_HEADER = 'x-forgeline-request';

const SERVER_ERROR = 500;

/** Requests whose page could not be put together, since the database was away. */
const failed = () => processSingleton('failed-by-outage', () => new Set<string>());

/** Takes note of an error that a page threw (instrumentation.ts); the framework's response to it has not left yet. */
export function notePageError(error: unknown, headers: Readonly<Record<string, unknown>>): void {
  const id = headers[REQUEST_HEADER];
  if (typeof id === 'string' && isDatabaseOutage(error)) failed().add(id);
}

/** Makes the response to a request that failed by an outage a 503, and returns the page to send instead of its body. */
function replaceHead(response: ServerResponse, address: string): string {
  const { status, headers, html } = unavailableParts(splitLanguage(address.replace(/[?#].*$/, '')).language);
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.statusCode = status;
  return html;
}

type Anything = (...args: unknown[]) => never;

/** Lets the response leave as it is, unless its request is noted by then: the page that says so leaves in its place. */
export function guardResponse(request: IncomingMessage, response: ServerResponse): void {
  const id = randomUUID();
  const address = request.url ?? '/';
  request.headers[REQUEST_HEADER] = id;
  response.once('close', () => failed().delete(id));
  const { writeHead, write, end } = response as unknown as Record<'writeHead' | 'write' | 'end', Anything>;
  let page: string | undefined;
  /** Whether the page leaves; decided when the headers do. */
  const isReplaced = (status: unknown): boolean => {
    if (page === undefined && !response.headersSent && Number(status) >= SERVER_ERROR && failed().delete(id))
      page = replaceHead(response, address);
    return page !== undefined;
  };
  Object.assign(response, {
    writeHead: (status: unknown, ...rest: unknown[]) =>
      isReplaced(status)
        ? writeHead.call(response, response.statusCode)
        : writeHead.call(response, status, ...rest),
    write: (...args: unknown[]) => isReplaced(response.statusCode) || write.apply(response, args),
    end: (...args: unknown[]) =>
      isReplaced(response.statusCode) ? end.call(response, page) : end.apply(response, args),
  });
}

/**
 * From here on a page that fails as the database is away or does not respond is a 503 that recovers by itself, where the
 * framework, which knows no such status of a page, says 500. What left before its error was known stays as it is: the page
 * then shows its error (app/[lang]/error.tsx).
 */
export function respondToOutages(): void {
  oncePerProcess('respond-to-outages', () => {
    subscribe('http.server.request.start', (message) => {
      const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
      guardResponse(request, response);
    });
  });
}

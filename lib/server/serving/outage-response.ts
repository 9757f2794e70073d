import 'server-only';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isDatabaseOutage } from '@/lib/server/platform/db/is-database-outage';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import { splitLanguage } from '@/lib/shared/local-path';
import type { StoreResponse } from './store-response';
import { unavailableParts } from './unavailable-page';

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

/**
 * Makes a page that fails as the database is away or does not respond a 503 that recovers by itself, where the framework,
 * which knows no such status of a page, says 500. What left before its error was known stays as it is: the page then shows
 * its error (app/[lang]/error.tsx).
 */
export function respondToOutage(request: IncomingMessage, response: StoreResponse): void {
  const id = randomUUID();
  const address = request.url ?? '/';
  request.headers[REQUEST_HEADER] = id;
  response.once('close', () => failed().delete(id));
  response.beforeHead(() => {
    if (response.statusCode < SERVER_ERROR || !failed().delete(id)) return;
    const { status, headers, html } = unavailableParts(
      splitLanguage(address.replace(/[?#].*$/, '')).language,
    );
    response.replaceWith({ status, headers, body: html });
  });
}

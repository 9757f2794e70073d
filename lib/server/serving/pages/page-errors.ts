import 'server-only';
import { isDatabaseOutage } from '@/lib/server/platform/db/is-database-outage';
import { log } from '@/lib/server/platform/log';
import { processSingleton } from '@/lib/server/platform/process-singleton';

/** Names a request from its beginning to the framework's report of its error, whatever the client sends under it. */
export const REQUEST_HEADER = 'x-forgeline-request';

/** Requests whose page could not be put together, since the database was away. */
const failed = () => processSingleton('failed-by-outage', () => new Set<string>());

/** Records an error that a page threw (instrumentation.ts); the framework's response to it has not left yet. */
export function notePageError(error: unknown, headers: Readonly<Record<string, unknown>>): void {
  const id = headers[REQUEST_HEADER];
  if (typeof id === 'string' && isDatabaseOutage(error)) failed().add(id);
}

type Failed = {
  method: string;
  /** As the framework names the route: with the names of parameters in place of what visitors sent. */
  routePath: string;
  routeType: string;
};

/**
 * Logs an error that a page or a route threw, with the digest that its error page shows. Nothing of the request but its
 * method: addresses and headers may hold what is secret or personal. An outage recovers by itself.
 */
export function logPageError(error: unknown, { method, routePath, routeType }: Failed): void {
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : undefined;
  const level = isDatabaseOutage(error) ? 'warn' : 'error';
  log()[level]({ route: routePath, kind: routeType, method, digest, error }, 'a page or route failed');
}

/** Returns whether the page of this request failed by an outage, once: it is not known from then on. */
export function takeOutageOf(id: string): boolean {
  return failed().delete(id);
}

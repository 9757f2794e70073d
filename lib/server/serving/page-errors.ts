import 'server-only';
import { isDatabaseOutage } from '@/lib/server/platform/db/is-database-outage';
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

/** Returns whether the page of this request failed by an outage, once: it is not known from then on. */
export function takeOutageOf(id: string): boolean {
  return failed().delete(id);
}

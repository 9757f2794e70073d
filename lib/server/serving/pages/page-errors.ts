import { isDatabaseOutage } from '@/lib/server/platform/db/database-errors';
import { log } from '@/lib/server/platform/log';
import { processSingleton } from '@/lib/server/platform/process-singleton';

/** Identifies a request in the framework's report of its error. Overwrites what the client sent. */
export const REQUEST_HEADER = 'x-forgeline-request';

const failed = () => processSingleton('failed-by-outage', () => new Set<string>());

/** Called by instrumentation.ts before the framework sends its response. */
export function recordPageError(error: unknown, headers: Readonly<Record<string, unknown>>): void {
  const id = headers[REQUEST_HEADER];
  if (typeof id === 'string' && isDatabaseOutage(error)) failed().add(id);
}

type Failed = {
  method: string;
  routePath: string;
  routeType: string;
};

/** Logs an error with the digest that its page shows. Addresses and headers may hold secrets or personal data. */
export function logPageError(error: unknown, { method, routePath, routeType }: Failed): void {
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : undefined;
  const level = isDatabaseOutage(error) ? 'warn' : 'error';
  log()[level]({ route: routePath, kind: routeType, method, digest, error }, 'a page or route failed');
}

/** Returns whether the page of this request failed by an outage, and clears that. */
export function consumeOutage(id: string): boolean {
  return failed().delete(id);
}

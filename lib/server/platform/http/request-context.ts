import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import { clientAddress } from './client-address';

type RequestContext = { id: string; address: string | null };

const storage = () => processSingleton('request-context', () => new AsyncLocalStorage<RequestContext>());

/** Runs `work` so that what it logs carries this id of its request. */
export function withRequestId<T>(id: string, work: () => T): T {
  return storage().run({ id, address: null }, work);
}

/**
 * Runs `work` so that what it records in the audit log has the address the request came from, and what it logs the id that
 * the request has already, or a new one.
 */
export function withRequestContext<T>(request: { headers: Headers }, work: () => Promise<T>): Promise<T> {
  return storage().run({ id: requestId() ?? randomUUID(), address: clientAddress(request.headers) }, work);
}

/** Returns the client address of the request being served; null in background work. */
export function requestAddress(): string | null {
  return storage().getStore()?.address ?? null;
}

/** Returns the id of the request being served, which every line it logs has; null in background work. */
export function requestId(): string | null {
  return storage().getStore()?.id ?? null;
}

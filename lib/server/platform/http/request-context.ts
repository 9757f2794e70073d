import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import { clientAddress } from './client-address';

type RequestContext = { id: string; address: string | null };

const storage = () => processSingleton('request-context', () => new AsyncLocalStorage<RequestContext>());

export function withRequestId<T>(id: string, work: () => T): T {
  return storage().run({ id, address: null }, work);
}

export function withRequestContext<T>(request: { headers: Headers }, work: () => Promise<T>): Promise<T> {
  return storage().run({ id: requestId() ?? randomUUID(), address: clientAddress(request.headers) }, work);
}

export function requestAddress(): string | null {
  return storage().getStore()?.address ?? null;
}

export function requestId(): string | null {
  return storage().getStore()?.id ?? null;
}

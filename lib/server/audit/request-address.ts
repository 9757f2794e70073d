import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { clientAddress } from '../auth/client-address';

/** Kept on `globalThis` because Next.js loads this file once for each bundle. */
const holder = globalThis as typeof globalThis & { forgelineAddress?: AsyncLocalStorage<string> };

function storage(): AsyncLocalStorage<string> {
  holder.forgelineAddress ??= new AsyncLocalStorage<string>();
  return holder.forgelineAddress;
}

/** Runs `work` so that what it records in the audit log carries the address the request came from. */
export function withRequestAddress<T>(request: { headers: Headers }, work: () => Promise<T>): Promise<T> {
  return storage().run(clientAddress(request.headers), work);
}

/** The address of the request being served; null in background work. */
export function requestAddress(): string | null {
  return storage().getStore() ?? null;
}

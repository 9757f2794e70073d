import 'server-only';
import type { IncomingMessage } from 'node:http';
import { clientAddress } from '@/lib/server/platform/http/client-address';

const clients = new WeakMap<IncomingMessage, string>();

/** Records by which address a request is counted, before a later step removes what says so. */
export function rememberClient(request: IncomingMessage): void {
  clients.set(request, clientAddress({ get: (name) => request.headers[name]?.toString() ?? null }));
}

/** Returns the address by which a request is counted. */
export function clientOf(request: IncomingMessage): string {
  return clients.get(request) ?? 'unknown';
}

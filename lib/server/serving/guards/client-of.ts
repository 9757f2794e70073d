import 'server-only';
import type { IncomingMessage } from 'node:http';
import { clientAddress } from '@/lib/server/platform/http/client-address';

const clients = new WeakMap<IncomingMessage, string>();

/** To be called before a later step removes the headers with the client's address. */
export function recordClient(request: IncomingMessage): void {
  clients.set(request, clientAddress({ get: (name) => request.headers[name]?.toString() ?? null }));
}

export function clientOf(request: IncomingMessage): string {
  return clients.get(request) ?? 'unknown';
}

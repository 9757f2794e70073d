import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { oncePerProcess } from '@/lib/server/platform/process-singleton';

const IMAGES = '/_next/image';

/**
 * The path and query of a request's address where it came in absolute form (`GET http://host/path`, RFC 9112 §3.2.2),
 * to which the framework would respond with a redirect to whatever host the client named.
 */
export function originForm(address: string): string {
  const host = /^https?:\/\/[^/?#]*/i.exec(address)?.[0];
  if (host === undefined) return address;
  const rest = address.slice(host.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * The address of a request with its path taken literally where its percent-encoding is none (`/api/order/%E0%A4%A`):
 * such a path would otherwise end in a fault of the framework's (500) before any handler of ours sees it. Taken
 * literally it is an id like any unknown one.
 */
export function decodableAddress(address: string): string {
  const end = address.search(/[?#]/);
  const path = end === -1 ? address : address.slice(0, end);
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return `${path.replaceAll('%', '%25')}${address.slice(path.length)}`;
  }
}

/**
 * The address of the image optimiser without its parameters, so that it asks for one (400), where the picture it is to
 * read is named with a backslash: the framework takes `/\host` for a path of ours, and fails over it (500).
 */
export function readableImage(address: string): string {
  if (!address.startsWith(IMAGES)) return address;
  return new URL(address, 'http://localhost').searchParams.getAll('url').some((url) => url.includes('\\'))
    ? IMAGES
    : address;
}

/** Begins to rewrite addresses that the framework would fail over, or that name a host. */
export function decodeAddresses(): void {
  oncePerProcess('decode-addresses', () => {
    subscribe('http.server.request.start', (message) => {
      const { request } = message as { request: IncomingMessage };
      if (request.url) request.url = readableImage(decodableAddress(originForm(request.url)));
    });
  });
}

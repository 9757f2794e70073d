import { STATUS_CODES } from 'node:http';
import type { AddressKind } from '../addresses/address-kind';
import type { StoreResponse } from '../store-response';

export function refuse(response: StoreResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(STATUS_CODES[status]);
}

const HOST = 'host';

/** RFC 9112 §3.2: a proxy and the store may disagree about which Host counts. Node refuses a request without one. */
export function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  // A loop: it runs for every request, and browsers send some twenty headers.
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === HOST.length && name.toLowerCase() === HOST) hosts += 1;
  }
  return hosts > 1;
}

const CALL_METHODS: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
]);

const FILE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** A form that is sent before its script runs is a POST, which middleware.ts redirects. */
const PAGE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

const ACCEPTED: Readonly<Record<AddressKind['kind'], ReadonlySet<string>>> = {
  call: CALL_METHODS,
  page: PAGE_METHODS,
  file: FILE_METHODS,
  picture: FILE_METHODS,
};

/**
 * Returns the methods for `Allow` if this one is not accepted, else null (OWASP ASVS 5, 4.1.4). The framework would respond
 * with the page, or with 500 to TRACE and for files.
 */
export function methodsInstead(method: string, kind: AddressKind['kind']): string | null {
  const accepted = ACCEPTED[kind];
  return accepted.has(method) ? null : [...accepted].join(', ');
}

import 'server-only';
import type { AddressKind } from '../addresses/address-kind';

/** The methods of calls; each route decides which of them it accepts. */
const CALL_METHODS: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
]);

/** Files can only be read. */
const FILE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** So are pages; a form that is sent before its script runs arrives as a POST, and middleware.ts leads it back. */
const PAGE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

const ACCEPTED: Readonly<Record<AddressKind['kind'], ReadonlySet<string>>> = {
  call: CALL_METHODS,
  page: PAGE_METHODS,
  file: FILE_METHODS,
  picture: FILE_METHODS,
};

/**
 * Returns the methods that an address of this kind accepts, for `Allow`, if this one is not among them; null if it is. A
 * method that no page, file or call accepts is a 405 (OWASP ASVS 5, 4.1.4): the framework would respond to it with the page,
 * or with a fault of its own (500) for TRACE and for files.
 */
export function methodsInstead(method: string, kind: AddressKind['kind']): string | null {
  const accepted = ACCEPTED[kind];
  return accepted.has(method) ? null : [...accepted].join(', ');
}

import 'server-only';
import type { AddressKind } from '../addresses/address-kind';

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

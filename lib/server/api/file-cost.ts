import 'server-only';
import type { Contract } from '@/lib/shared/calls/contract';

const PDF = 'application/pdf';
/** What drawing any PDF costs, in further calls of its class: counted before, so that many at once are limited too. */
const CALLS_A_PDF = 9;
/** Some 20 ms of a processor. */
const PDF_BYTES_PER_CALL = 8 * 1024;
const BYTES_PER_CALL = 64 * 1024;

const mediaTypeOf = ({ success }: Contract) => ('mediaType' in success ? success.mediaType : null);

/** What a call that makes a file costs besides itself, whatever is in the file. */
export function costOfBeginning(contract: Contract): number {
  return mediaTypeOf(contract) === PDF ? CALLS_A_PDF : 0;
}

/** What a file costs once it is made. */
export function costOfFile(contract: Contract, bytes: number): number {
  const perCall = mediaTypeOf(contract) === PDF ? PDF_BYTES_PER_CALL : BYTES_PER_CALL;
  return Math.floor(bytes / perCall);
}

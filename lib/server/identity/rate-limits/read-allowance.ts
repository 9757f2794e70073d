import { processSingleton } from '@/lib/server/platform/process-singleton';
import { type Standing, TokenBuckets } from '@/lib/server/platform/token-buckets';
import type { Contract } from '@/lib/shared/calls/contract';
import { scaledRule } from './rate-rules';

const READ_CLASSES = ['read', 'search'] as const;
export type ReadClass = (typeof READ_CLASSES)[number];

export function isReadClass(rateClass: string): rateClass is ReadClass {
  return (READ_CLASSES as readonly string[]).includes(rateClass);
}

/** Module state: a read from memory looks nothing up by name. */
const buckets = new Map<ReadClass, TokenBuckets>();

function bucketsOf(rateClass: ReadClass): TokenBuckets {
  const known = buckets.get(rateClass);
  if (known) return known;
  const shared = processSingleton(`reads:${rateClass}`, () => {
    const { limit, windowSeconds } = scaledRule(rateClass);
    return new TokenBuckets({ burst: limit, perSecond: limit / windowSeconds });
  });
  buckets.set(rateClass, shared);
  return shared;
}

/** Returns the seconds to wait, or 0. Counted in this process alone, so that a read needs no write. */
export function takeRead(
  rateClass: ReadClass,
  address: string,
  { reads = 1, now = performance.now() }: { reads?: number; now?: number } = {},
): number {
  const buckets = bucketsOf(rateClass);
  const bucket = buckets.of(address, now);
  if (bucket.tokens < reads) return buckets.secondsUntil(reads, bucket);
  bucket.tokens -= reads;
  return 0;
}

export function readStanding(
  rateClass: ReadClass,
  address: string,
  now: number = performance.now(),
): Standing {
  const buckets = bucketsOf(rateClass);
  return buckets.standingOf(buckets.of(address, now));
}

/** Charges what a served read turned out to cost, below zero too: the next ones wait for it. */
export function chargeReads(
  rateClass: ReadClass,
  address: string,
  { reads, now = performance.now() }: { reads: number; now?: number },
): void {
  bucketsOf(rateClass).of(address, now).tokens -= reads;
}

const PDF = 'application/pdf';
/** Drawing any PDF costs so many further calls of its class, counted before, so that many at once are limited too. */
const CALLS_A_PDF = 9;
/** Some 20 ms of a processor. */
const PDF_BYTES_PER_CALL = 8 * 1024;
const BYTES_PER_CALL = 64 * 1024;

const mediaTypeOf = ({ success }: Contract) => ('mediaType' in success ? success.mediaType : null);

/** Returns what a call that makes a file costs besides itself, whatever is in the file. */
export function costOfBeginning(contract: Contract): number {
  return mediaTypeOf(contract) === PDF ? CALLS_A_PDF : 0;
}

/** Returns what a file costs once it is made. */
export function costOfFile(contract: Contract, bytes: number): number {
  const perCall = mediaTypeOf(contract) === PDF ? PDF_BYTES_PER_CALL : BYTES_PER_CALL;
  return Math.floor(bytes / perCall);
}

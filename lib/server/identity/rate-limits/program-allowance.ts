import type { Program } from '@/lib/server/identity/actor';
import { env } from '@/lib/server/platform/config/env';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import { type Standing, TokenBuckets } from '@/lib/server/platform/token-buckets';
import { AppError } from '@/lib/shared/messages/errors';

/** The budget of one key in a minute, before RATE_LIMIT_SCALE: an ordinary call costs 1. */
const PROGRAM_CALLS_PER_MINUTE = 1_200;

function buckets(): TokenBuckets {
  return processSingleton('calls of programs', () => {
    const limit = Math.ceil(PROGRAM_CALLS_PER_MINUTE * env().RATE_LIMIT_SCALE);
    return new TokenBuckets({ burst: limit, perSecond: limit / 60 });
  });
}

/**
 * Counts a call of a program, or what it costs besides itself, in the memory of this process. A call that costs more than is left is
 * served, and the next ones wait for it; one for which nothing is left throws `rate-limited` with Retry-After.
 */
export function limitProgram({ keyId }: Program, cost = 1, now: number = performance.now()): void {
  const bucket = buckets().of(keyId.toHexString(), now);
  if (bucket.tokens < 1)
    throw new AppError('rate-limited', {
      retryAfterSeconds: buckets().secondsUntil(1, bucket),
      limit: buckets().limit,
    });
  bucket.tokens -= cost;
}

export function programStanding({ keyId }: Program, now: number = performance.now()): Standing {
  return buckets().standingOf(buckets().of(keyId.toHexString(), now));
}

/** Counts what a served call turned out to cost. */
export function chargeServed({ keyId }: Program, cost: number, now: number = performance.now()): void {
  buckets().of(keyId.toHexString(), now).tokens -= cost;
}

import { clientAddress } from '@/lib/server/platform/http/client-address';
import type { Standing } from '@/lib/server/platform/token-buckets';
import type { RateClass } from '@/lib/shared/calls/contract';
import { AppError } from '@/lib/shared/messages/errors';
import { countInWindow, findWindow } from './rate-limit.repository';
import { type RateRule, scaledRule } from './rate-rules';
import { isReadClass, readStanding, takeRead } from './read-allowance';

export type Counted = { count: number; retryAfterSeconds: number };

function standing(counted: { count: number; windowEndsAt: Date } | null, now: Date): Counted {
  const remainingMs = (counted?.windowEndsAt.getTime() ?? 0) - now.getTime();
  if (!counted || remainingMs <= 0) return { count: 0, retryAfterSeconds: 0 };
  return { count: counted.count, retryAfterSeconds: Math.max(1, remainingMs / 1000) };
}

export async function countSubject(
  key: string,
  { windowSeconds }: Pick<RateRule, 'windowSeconds'>,
  now: Date = new Date(),
): Promise<Counted> {
  return standing(await countInWindow(key, windowSeconds * 1000, now), now);
}

export async function readSubject(key: string, now: Date = new Date()): Promise<Counted> {
  return standing(await findWindow(key), now);
}

export async function isWithinRate(key: string, rule: RateRule, now: Date = new Date()): Promise<boolean> {
  return (await countInWindow(key, rule.windowSeconds * 1000, now)).count <= rule.limit;
}

export async function limitSubject(key: string, rule: RateRule, now: Date = new Date()): Promise<Standing> {
  const { limit } = rule;
  const { count, retryAfterSeconds } = await countSubject(key, rule, now);
  if (count > limit) throw new AppError('rate-limited', { retryAfterSeconds, limit });
  return { limit, remaining: limit - count, resetSeconds: Math.ceil(retryAfterSeconds) };
}

/**
 * Reads are counted in this process (`takeRead`), other classes in the database. Returns how the address stands after it. Throws `rate-limited` with Retry-After;
 * while the database is down the driver's own error (503), since passing such calls would lift the limits.
 */
export async function limitRate(
  rateClass: RateClass,
  request: { headers: Headers },
  reads = 1,
): Promise<Standing> {
  const address = clientAddress(request.headers);
  if (!isReadClass(rateClass)) return limitSubject(`${rateClass}:${address}`, scaledRule(rateClass));
  const retryAfterSeconds = takeRead(rateClass, address, { reads });
  const standing = readStanding(rateClass, address);
  if (retryAfterSeconds > 0) throw new AppError('rate-limited', { retryAfterSeconds, limit: standing.limit });
  return standing;
}

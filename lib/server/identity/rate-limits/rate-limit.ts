import 'server-only';
import { clientAddress } from '@/lib/server/platform/http/client-address';
import type { RateClass } from '@/lib/shared/calls/contract';
import { AppError } from '@/lib/shared/messages/errors';
import { countInWindow, findWindow } from './rate-limit.repository';
import { type RateRule, scaledRule } from './rate-rules';
import { isReadClass, takeRead } from './read-allowance';

/** How often something happened in its present window, and when that ends. */
export type Standing = { count: number; retryAfterSeconds: number };

function standing(counted: { count: number; windowEndsAt: Date } | null, now: Date): Standing {
  const remainingMs = (counted?.windowEndsAt.getTime() ?? 0) - now.getTime();
  if (!counted || remainingMs <= 0) return { count: 0, retryAfterSeconds: 0 };
  return { count: counted.count, retryAfterSeconds: Math.max(1, remainingMs / 1000) };
}

/** Counts one event of `key`, and returns how many there were with it: for limits that do more than refuse. */
export async function countSubject(
  key: string,
  { windowSeconds }: Pick<RateRule, 'windowSeconds'>,
  now: Date = new Date(),
): Promise<Standing> {
  return standing(await countInWindow(key, windowSeconds * 1000, now), now);
}

/** Returns how many events of `key` were counted, and counts none. */
export async function readSubject(key: string, now: Date = new Date()): Promise<Standing> {
  return standing(await findWindow(key), now);
}

/** Counts one event of `subject` and returns whether it is within the rule: for what is skipped rather than refused. */
export async function isWithinRate(key: string, rule: RateRule, now: Date = new Date()): Promise<boolean> {
  return (await countInWindow(key, rule.windowSeconds * 1000, now)).count <= rule.limit;
}

/** Counts one event of `subject` and throws `rate-limited` with Retry-After once there were more than the rule allows. */
export async function limitSubject(key: string, rule: RateRule, now: Date = new Date()): Promise<void> {
  const counted = await countInWindow(key, rule.windowSeconds * 1000, now);
  if (counted.count <= rule.limit) return;
  const remainingMs = counted.windowEndsAt.getTime() - now.getTime();
  throw new AppError('rate-limited', { retryAfterSeconds: Math.max(1, remainingMs / 1000) });
}

/**
 * Counts one call of the class from the request's address: reads in this process (`takeRead`), of which one may count as
 * several, any other class in the
 * database, across every instance of the store. Throws `rate-limited` with Retry-After beyond the limit. While the database
 * is down, the latter throw the driver's own error (a 503 response): such calls would fail anyway, and letting them pass
 * would lift the limits.
 */
export async function limitRate(
  rateClass: RateClass,
  request: { headers: Headers },
  reads = 1,
): Promise<void> {
  const address = clientAddress(request.headers);
  if (!isReadClass(rateClass)) return limitSubject(`${rateClass}:${address}`, scaledRule(rateClass));
  const retryAfterSeconds = takeRead(rateClass, address, { reads });
  if (retryAfterSeconds > 0) throw new AppError('rate-limited', { retryAfterSeconds });
}

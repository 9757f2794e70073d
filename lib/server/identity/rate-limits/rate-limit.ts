import 'server-only';
import { env } from '@/lib/server/platform/config/env';
import { clientAddress } from '@/lib/server/platform/http/client-address';
import type { RateClass } from '@/lib/shared/contracts/contract';
import { AppError } from '@/lib/shared/errors';
import { countInWindow, findWindow } from './rate-limit.repository';

export type RateRule = { limit: number; windowSeconds: number };

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Calls one address may make, before RATE_LIMIT_SCALE. Offices share an address, so each leaves room for many people. */
export const RATE_RULES: Record<RateClass, RateRule> = {
  read: { limit: 1_200, windowSeconds: MINUTE },
  // A search as one types is many calls.
  search: { limit: 1_200, windowSeconds: MINUTE },
  write: { limit: 300, windowSeconds: MINUTE },
  payment: { limit: 120, windowSeconds: MINUTE },
  'sign-in': { limit: 120, windowSeconds: MINUTE },
  register: { limit: 60, windowSeconds: HOUR },
  'account-mail': { limit: 60, windowSeconds: HOUR },
  'account-link': { limit: 120, windowSeconds: HOUR },
  request: { limit: 40, windowSeconds: HOUR },
  'token-exchange': { limit: 240, windowSeconds: MINUTE },
  'policy-report': { limit: 60, windowSeconds: MINUTE },
};

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
 * Counts one call of the class from the request's address, across every instance of the store. Throws `rate-limited`
 * with Retry-After beyond the limit. While the database is down it throws the driver's own error (a 503 response): such
 * calls would fail anyway, and letting them pass would lift the limits.
 */
export async function limitRate(rateClass: RateClass, request: { headers: Headers }): Promise<void> {
  const rule = RATE_RULES[rateClass];
  const limit = Math.ceil(rule.limit * env().RATE_LIMIT_SCALE);
  await limitSubject(`${rateClass}:${clientAddress(request.headers)}`, { ...rule, limit });
}

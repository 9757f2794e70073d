import { recordAccountEvent } from '@/lib/server/identity/account-events';
import { findIdentityByEmail } from '@/lib/server/identity/users/identity';
import { env } from '@/lib/server/platform/config/env';
import { AppError } from '@/lib/shared/messages/errors';
import {
  blockUntil,
  countInWindow,
  deleteWindow,
  findWindow,
  recordFailure,
  resetUnlessBlocked,
} from './rate-limit.repository';

/** Product §9.3: this many failed sign-ins within 15 minutes block further ones for 15 minutes. */
export const FAILURES_PER_ACCOUNT = 5;
export const FAILURES_PER_ADDRESS = 50;
export const FAILURE_WINDOW_MS = 15 * 60_000;
export const BLOCK_MS = 15 * 60_000;

export type SignInAttempt = { email: string; address: string };

function accountKey(email: string): string {
  return `sign-in-failure:account:${email}`;
}

function addressKey(address: string): string {
  return `sign-in-failure:address:${address}`;
}

export function blocksAccount(failures: readonly Date[], now: Date): boolean {
  const first = failures.at(-FAILURES_PER_ACCOUNT);
  return first !== undefined && now.getTime() - first.getTime() < FAILURE_WINDOW_MS;
}

/** Throws `too-many-requests` while the account or the address is blocked. */
export async function requireUnblocked(attempt: SignInAttempt, now: Date): Promise<void> {
  const windows = await Promise.all([
    findWindow(accountKey(attempt.email)),
    findWindow(addressKey(attempt.address)),
  ]);
  const until = Math.max(...windows.map((window) => window?.blockedUntil?.getTime() ?? 0));
  if (until <= now.getTime()) return;
  const retryAfterSeconds = (until - now.getTime()) / 1000;
  throw new AppError('too-many-requests', { retryAfterSeconds, limit: FAILURES_PER_ACCOUNT });
}

/**
 * Written before the audit entry and apart from it: an error of the log must not leave an attacker unblocked. Throws `too-
 * many-requests` if blocked already: of concurrent guesses, none beyond the fifth gets a verdict.
 */
async function blockAccount({ email, address }: SignInAttempt, now: Date, until: Date): Promise<void> {
  if (!(await blockUntil(accountKey(email), until, now)))
    throw new AppError('too-many-requests', {
      retryAfterSeconds: BLOCK_MS / 1000,
      limit: FAILURES_PER_ACCOUNT,
    });
  const userId = (await findIdentityByEmail(email))?._id ?? null;
  await recordAccountEvent('session.blocked', { email, userId, until, address });
}

async function blockAddress(address: string, now: Date, until: Date): Promise<void> {
  if (!(await blockUntil(addressKey(address), until, now))) return;
  await recordAccountEvent('session.blocked', { until, address });
}

/** Throws `too-many-requests` if the account was blocked while this attempt was checked. */
export async function recordSignInFailure(attempt: SignInAttempt, now: Date): Promise<void> {
  const until = new Date(now.getTime() + BLOCK_MS);
  const [failures, { count }] = await Promise.all([
    recordFailure(accountKey(attempt.email), FAILURES_PER_ACCOUNT, FAILURE_WINDOW_MS, now),
    countInWindow(addressKey(attempt.address), FAILURE_WINDOW_MS, now),
  ]);
  if (count >= FAILURES_PER_ADDRESS * env().RATE_LIMIT_SCALE) await blockAddress(attempt.address, now, until);
  if (blocksAccount(failures, now)) await blockAccount(attempt, now, until);
}

/** The address's failures stay: otherwise one valid account would hide guesses at others. */
export async function clearFailures(email: string, now: Date): Promise<void> {
  await resetUnlessBlocked(accountKey(email), now);
}

/** Product §9.3. */
export async function liftAccountBlock(email: string): Promise<void> {
  await deleteWindow(accountKey(email));
}

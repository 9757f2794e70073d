import 'server-only';
import type { Identity } from '@/lib/server/identity/users/identity';
import { spendRecoveryCode, spendStep } from '@/lib/server/identity/users/user-second-factor';
import { looksLikeRecoveryCode, recoveryCodeHashes } from './recovery-codes';
import { openSecret } from './secret-box';
import { matchingStep } from './totp';

/** Whether sign-in asks this user for a code. */
export function hasSecondFactor(user: Pick<Identity, 'secondFactor'>): boolean {
  return Boolean(user.secondFactor?.enabledAt);
}

/**
 * Whether a code of the user's app or one of their recovery codes is good, and uses it up if so: neither works twice,
 * also not for two who show it at the same moment. Failures are the caller's to count.
 */
export async function takeSecondFactorCode(
  user: Identity,
  code: string,
  now: Date = new Date(),
): Promise<boolean> {
  const { secondFactor, _id } = user;
  if (!secondFactor?.enabledAt) return false;
  const owner = _id.toHexString();
  const typed = code.replace(/\s/g, '');
  const step = matchingStep(openSecret(secondFactor.secret, owner), typed, now);
  if (step !== null) return spendStep(_id, secondFactor.secret, step);
  return looksLikeRecoveryCode(typed) && spendRecoveryCode(_id, recoveryCodeHashes(typed, owner));
}

import 'server-only';
import type { Identity } from '@/lib/server/identity/users/identity';
import { spendRecoveryCode, spendStep } from '@/lib/server/identity/users/user-second-factor';
import { looksLikeRecoveryCode, recoveryCodeHashes } from './recovery-codes';
import { openSecret } from './secret-box';
import { matchingStep } from './totp';

/** Whether sign-in requires a code of this user. */
export function hasSecondFactor(user: Pick<Identity, 'secondFactor'>): boolean {
  return Boolean(user.secondFactor?.enabledAt);
}

/**
 * Whether a code of the user's app or one of their recovery codes is valid; if so, it is used up: neither works twice,
 * not even for two concurrent requests. The caller counts failures.
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

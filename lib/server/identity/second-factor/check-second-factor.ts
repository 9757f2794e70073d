import 'server-only';
import type { Identity } from '@/lib/server/identity/users/identity';
import { consumeRecoveryCode, consumeTimeStep } from '@/lib/server/identity/users/user-second-factor';
import { isRecoveryCodeFormat, recoveryCodeHashes } from './recovery-codes';
import { openSecret } from './secret-box';
import { matchingStep } from './totp';

export function hasSecondFactor(user: Pick<Identity, 'secondFactor'>): boolean {
  return Boolean(user.secondFactor?.enabledAt);
}

/** A valid code is used up, once even for concurrent requests. The caller counts failures. */
export async function consumeSecondFactorCode(
  user: Identity,
  code: string,
  now: Date = new Date(),
): Promise<boolean> {
  const { secondFactor, _id } = user;
  if (!secondFactor?.enabledAt) return false;
  const owner = _id.toHexString();
  const typed = code.replace(/\s/g, '');
  const step = matchingStep(openSecret(secondFactor.secret, owner), typed, now);
  if (step !== null) return consumeTimeStep(_id, secondFactor.secret, step);
  return isRecoveryCodeFormat(typed) && consumeRecoveryCode(_id, recoveryCodeHashes(typed, owner));
}

import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { findIdentityById } from '@/lib/server/identity/users/identity';
import type { SecondFactorState } from '@/lib/shared/accounts/second-factor.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { hasSecondFactor } from './check-second-factor';

export async function readSecondFactor(actor: Actor): Promise<SecondFactorState> {
  const user = await findIdentityById(actor.userId);
  if (!user) throw new AppError('unauthenticated');
  const enabled = hasSecondFactor(user);
  return { enabled, recoveryCodesLeft: enabled ? (user.secondFactor?.recoveryCodes.length ?? 0) : 0 };
}

import 'server-only';
import { recordAccountEvent } from '@/lib/server/identity/account-events';
import type { Actor } from '@/lib/server/identity/actor';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import type { ProfileInput } from '@/lib/shared/customers/user.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { isOwnAccount } from '../users.policy';
import { findUser, updateUser } from '../users.repository';

/** Never creates an account. Throws `forbidden`, `unauthenticated`. */
export async function updateProfile(
  actor: Actor,
  email: string,
  profile: ProfileInput,
): Promise<{ upsertedCount: number; modifiedCount: number }> {
  if (!isOwnAccount(actor, email)) throw new AppError('forbidden');
  const sent = Object.entries(profile).filter(([, value]) => value !== undefined);
  if (sent.length === 0) return { upsertedCount: 0, modifiedCount: 0 };
  const modifiedCount = await inTransaction(async (session) => {
    const user = await findUser({ _id: actor.userId }, session);
    if (!user) throw new AppError('unauthenticated');
    const changed = sent.filter(([field, value]) => (user[field as keyof ProfileInput] ?? '') !== value);
    if (changed.length === 0) return 0;
    const after = Object.fromEntries(changed);
    const before = Object.fromEntries(changed.map(([field]) => [field, user[field as keyof ProfileInput]]));
    await updateUser({ _id: actor.userId }, { $set: after }, session);
    await recordAccountEvent('user.profile-changed', { actor, before, after }, session);
    return 1;
  });
  return { upsertedCount: 0, modifiedCount };
}

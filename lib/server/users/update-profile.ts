import 'server-only';
import { AppError } from '@/lib/shared/errors';
import type { ProfileInput } from '@/lib/shared/schemas/user';
import type { Actor } from '../auth/actor';
import { mayEditProfile } from './users.policy';
import { updateUser } from './users.repository';

/** Stores the fields that were sent, leaves the others. Never makes an account. Throws `forbidden`, `unauthenticated`. */
export async function updateProfile(
  actor: Actor,
  email: string,
  profile: ProfileInput,
): Promise<{ upsertedCount: number; modifiedCount: number }> {
  if (!mayEditProfile(actor, email)) throw new AppError('forbidden');
  const sent = Object.entries(profile).filter(([, value]) => value !== undefined);
  if (sent.length === 0) return { upsertedCount: 0, modifiedCount: 0 };
  const { matchedCount, modifiedCount } = await updateUser(
    { _id: actor.userId },
    { $set: Object.fromEntries(sent) },
  );
  if (matchedCount === 0) throw new AppError('unauthenticated');
  return { upsertedCount: 0, modifiedCount };
}

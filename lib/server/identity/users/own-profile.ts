import { recordAccountEvent } from '@/lib/server/identity/account-events';
import type { Actor, Caller } from '@/lib/server/identity/actor';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import type { ProfileInput, ProfileResponse } from '@/lib/shared/customers/user.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { type Identity, rename } from './identity';
import { isOwnAccount, mayReadProfile } from './users.policy';
import { findUserByEmail, findUserById, updateUser } from './users.repository';
import { toProfileResponse } from './users.serializer';

/** Throws `forbidden`, and `not-found` (for admins only). */
export async function getProfile(actor: Caller, email: string): Promise<ProfileResponse> {
  if (!mayReadProfile(actor, email)) throw new AppError('forbidden');
  const user = await findUserByEmail(email);
  if (!user) throw new AppError('not-found');
  return toProfileResponse(user);
}

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
    const user = await findUserById(actor.userId, session);
    if (!user) throw new AppError('unauthenticated');
    const changed = sent.filter(([field, value]) => (user[field as keyof ProfileInput] ?? '') !== value);
    if (changed.length === 0) return 0;
    const after = Object.fromEntries(changed);
    const before = Object.fromEntries(changed.map(([field]) => [field, user[field as keyof ProfileInput]]));
    await updateUser(actor.userId, { $set: after }, session);
    await recordAccountEvent('user.profile-changed', { actor, before, after }, session);
    return 1;
  });
  return { upsertedCount: 0, modifiedCount };
}

/** Existing orders and reviews show the previous name. */
export async function changeName(actor: Actor, name: string): Promise<Identity> {
  return inTransaction(async (session) => {
    const user = await rename(actor.userId, name, session);
    if (!user) throw new AppError('unauthenticated');
    await recordAccountEvent('user.name-changed', { actor, before: actor.name, after: name }, session);
    return user;
  });
}

/** Whether somebody gets mails about calibrations that are due. Throws `unauthenticated`. */
export async function getCalibrationMails({ userId }: Pick<Actor, 'userId'>): Promise<{ on: boolean }> {
  const user = await findUserById(userId);
  if (!user) throw new AppError('unauthenticated');
  return { on: !user.noCalibrationMails };
}

export async function setCalibrationMails(
  { userId }: Pick<Actor, 'userId'>,
  on: boolean,
): Promise<{ on: boolean }> {
  const field = { noCalibrationMails: true } as const;
  await inTransaction((session) =>
    updateUser(userId, on ? { $unset: { noCalibrationMails: '' } } : { $set: field }, session),
  );
  return { on };
}

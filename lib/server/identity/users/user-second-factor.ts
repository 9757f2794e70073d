import type { ClientSession, ObjectId } from 'mongodb';
import type { SecondFactorRecord } from '@/lib/server/platform/db/documents/users';
import { updateUser } from './users.repository';

/** Never replaces an active one. */
export async function offerSecondFactor(userId: ObjectId, secret: string): Promise<boolean> {
  const offered: SecondFactorRecord = { secret, enabledAt: null, lastStep: 0, recoveryCodes: [] };
  const { matchedCount } = await updateUser(userId, { $set: { secondFactor: offered } }, undefined, {
    $or: [{ secondFactor: { $exists: false } }, { 'secondFactor.enabledAt': null }],
  });
  return matchedCount === 1;
}

export async function enableOfferedFactor(
  userId: ObjectId,
  offered: { secret: string; step: number; recoveryCodes: string[] },
  now: Date,
  session: ClientSession,
): Promise<boolean> {
  const { matchedCount } = await updateUser(
    userId,
    {
      $set: {
        'secondFactor.enabledAt': now,
        'secondFactor.lastStep': offered.step,
        'secondFactor.recoveryCodes': offered.recoveryCodes,
      },
    },
    session,
    { 'secondFactor.secret': offered.secret, 'secondFactor.enabledAt': null },
  );
  return matchedCount === 1;
}

/** Only one of two concurrent requests with the same code succeeds. */
export async function consumeTimeStep(userId: ObjectId, secret: string, step: number): Promise<boolean> {
  const { modifiedCount } = await updateUser(userId, { $set: { 'secondFactor.lastStep': step } }, undefined, {
    'secondFactor.secret': secret,
    'secondFactor.lastStep': { $lt: step },
  });
  return modifiedCount === 1;
}

export async function consumeRecoveryCode(userId: ObjectId, hashes: readonly string[]): Promise<boolean> {
  const { modifiedCount } = await updateUser(
    userId,
    { $pull: { 'secondFactor.recoveryCodes': { $in: [...hashes] } } },
    undefined,
    { 'secondFactor.recoveryCodes': { $in: [...hashes] } },
  );
  return modifiedCount === 1;
}

export async function replaceRecoveryCodes(
  userId: ObjectId,
  hashes: readonly string[],
  session: ClientSession,
): Promise<boolean> {
  const { matchedCount } = await updateUser(
    userId,
    { $set: { 'secondFactor.recoveryCodes': [...hashes] } },
    session,
    { 'secondFactor.enabledAt': { $ne: null } },
  );
  return matchedCount === 1;
}

export async function removeSecondFactor(userId: ObjectId, session: ClientSession): Promise<boolean> {
  const { modifiedCount } = await updateUser(userId, { $unset: { secondFactor: '' } }, session, {
    secondFactor: { $exists: true },
  });
  return modifiedCount === 1;
}

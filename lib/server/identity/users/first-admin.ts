import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import type { Identity } from './identity';
import { findAndUpdateUser, findUser } from './users.repository';

/** Returns an admin with another address than this lower-case one; null if there is none. */
export async function findOtherAdmin(email: string, session: ClientSession): Promise<Identity | null> {
  return findUser({ role: 'admin', email: { $ne: email } }, session);
}

/** Makes an account an admin's, without one who asks for it; returns false if it is one already. */
export async function grantAdmin(userId: ObjectId, session: ClientSession): Promise<boolean> {
  const customer = { _id: userId, role: { $ne: 'admin' as const } };
  return (await findAndUpdateUser(customer, { $set: { role: 'admin' } }, session)) !== null;
}

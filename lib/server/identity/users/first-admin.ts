import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import type { Identity } from './identity';
import { findAndUpdateUser, findUser } from './users.repository';

export async function findOtherAdmin(email: string, session: ClientSession): Promise<Identity | null> {
  return findUser({ role: 'admin', email: { $ne: email } }, session);
}

export async function grantAdmin(userId: ObjectId, session: ClientSession): Promise<boolean> {
  const customer = { _id: userId, role: { $ne: 'admin' as const } };
  return (await findAndUpdateUser(customer, { $set: { role: 'admin' } }, session)) !== null;
}

import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { pullOutcomesOf } from './run/imports.repository';

/** Removes what imports changed of a person whose account is closed; there is nothing of it left to undo. */
export async function forgetPerson(userId: ObjectId, session: ClientSession): Promise<void> {
  await pullOutcomesOf(userId, session);
}

import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { deleteCart } from './carts.repository';

/** Deletes someone's cart within the caller's transaction. */
export async function removeCart(owner: ObjectId, session: ClientSession): Promise<void> {
  await deleteCart(owner, session);
}

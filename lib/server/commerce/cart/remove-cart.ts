import 'server-only';
import type { ClientSession } from 'mongodb';
import type { Owner } from '@/lib/server/identity/owner';
import { deleteCart } from './carts.repository';

export async function removeCart(owner: Owner, session: ClientSession): Promise<void> {
  await deleteCart(owner, session);
}

import 'server-only';
import type { ClientSession } from 'mongodb';
import type { PersonOwner } from '@/lib/server/identity/owner';
import { deleteCart } from './carts.repository';

export async function removeCart(owner: PersonOwner, session: ClientSession): Promise<void> {
  await deleteCart(owner, session);
}

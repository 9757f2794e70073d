import 'server-only';
import { compactText } from '@forgeline/tool-text/fold-text';
import type { ClientSession } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf, type PersonOwner } from '@/lib/server/identity/owner';
import { deleteOwnNumber, deleteOwnNumbers } from './own-numbers.repository';

export async function removeOwnNumber(actor: Actor, alias: string): Promise<{ deletedCount: number }> {
  return { deletedCount: await deleteOwnNumber(ownerOf(actor), compactText(alias)) };
}

export async function removeOwnNumbers(owner: PersonOwner, session: ClientSession): Promise<void> {
  await deleteOwnNumbers(owner, session);
}

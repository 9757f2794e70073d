import 'server-only';
import { compactText } from '@forgeline/tool-text/fold-text';
import type { ClientSession } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf, type PersonOwner } from '@/lib/server/identity/owner';
import { deleteAlias, deleteAliases } from './own-numbers.repository';

export async function deleteOwnAlias(actor: Actor, alias: string): Promise<{ deletedCount: number }> {
  return { deletedCount: await deleteAlias(ownerOf(actor), compactText(alias)) };
}

export async function removeAliases(owner: PersonOwner, session: ClientSession): Promise<void> {
  await deleteAliases(owner, session);
}

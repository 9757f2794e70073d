import 'server-only';
import type { ClientSession } from 'mongodb';
import type { PersonOwner } from '@/lib/server/identity/owner';
import { deleteListsOf, findLists } from './lists.repository';

export async function listsOf(owner: PersonOwner) {
  return (await findLists(owner)).map(({ name, note, lines, createdAt, updatedAt }) => ({
    ...{ name, note, createdAt, updatedAt },
    lines: lines.map(({ name: tool, sku, quantity, reference }) => ({
      name: tool,
      sku,
      quantity,
      reference,
    })),
  }));
}

export async function removeListsOf(owner: PersonOwner, session: ClientSession): Promise<void> {
  await deleteListsOf(owner, session);
}

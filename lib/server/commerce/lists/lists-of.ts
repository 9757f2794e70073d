import 'server-only';
import type { ClientSession } from 'mongodb';
import type { Owner } from '@/lib/server/identity/owner';
import { deleteListsOf, findLists } from './lists.repository';

export async function listsOf(owner: Owner) {
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

export async function removeListsOf(owner: Owner, session: ClientSession): Promise<void> {
  await deleteListsOf(owner, session);
}

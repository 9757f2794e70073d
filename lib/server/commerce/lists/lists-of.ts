import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { deleteListsOf, findLists } from './lists.repository';

/** Returns someone's lists as their export has them. */
export async function listsOf(owner: ObjectId) {
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

/** Deletes someone's lists within the caller's transaction. */
export async function removeListsOf(owner: ObjectId, session: ClientSession): Promise<void> {
  await deleteListsOf(owner, session);
}

import type { ClientSession, ObjectId } from 'mongodb';
import { companyOwner, ownerOf, type PersonOwner } from '@/lib/server/identity/owner';
import { deleteListsOf, findLists, giveSharedLists, unshareLists } from './lists.repository';

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

/** Lists that a member shares stay with the company when they leave it. */
export async function passOnSharedLists(
  companyId: ObjectId,
  { from, to }: { from: ObjectId; to: ObjectId },
  session: ClientSession,
): Promise<void> {
  const people = { from: ownerOf({ userId: from }), to: ownerOf({ userId: to }) };
  await giveSharedLists(companyOwner(companyId), people, session);
}

/** When a company closes its shared lists belong to those who made them. */
export async function endSharedLists(companyId: ObjectId, session: ClientSession): Promise<void> {
  await unshareLists(companyOwner(companyId), session);
}

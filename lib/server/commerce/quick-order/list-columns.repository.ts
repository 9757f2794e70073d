import type { ClientSession } from 'mongodb';
import { type Owner, ownedBy } from '@/lib/server/identity/owner';
import { collection } from '@/lib/server/platform/db/collections';
import type { ListColumnsDocument } from '@/lib/server/platform/db/documents/carts-and-lists';

type LearnedColumns = ListColumnsDocument['columns'];

export async function findListColumns(owner: Owner, session?: ClientSession): Promise<LearnedColumns> {
  const all = await collection('list_columns');
  return (await all.findOne(ownedBy('list_columns', owner), { session }))?.columns ?? [];
}

/** Belongs in the transaction that read them. */
export async function putListColumns(
  owner: Owner,
  columns: LearnedColumns,
  session: ClientSession,
): Promise<void> {
  const update = { $set: { columns } };
  const options = { upsert: true, session };
  await (await collection('list_columns')).updateOne(ownedBy('list_columns', owner), update, options);
}

export async function deleteListColumns(owner: Owner, session: ClientSession): Promise<void> {
  await (await collection('list_columns')).deleteOne(ownedBy('list_columns', owner), { session });
}

import 'server-only';
import { ObjectId } from 'mongodb';
import type { Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import { recordSearchWordEvent } from './search-word-events';
import { deleteGroup, findGroup } from './search-words.repository';

/** Throws `forbidden`, `not-found`. */
export async function deleteSearchWords(actor: Caller, id: string): Promise<{ deletedCount: number }> {
  requirePermission(actor, 'manage-tools');
  await inTransaction(async (session) => {
    const stored = await findGroup(new ObjectId(id), session);
    if (!stored) throw new AppError('not-found');
    const { _id: groupId, language, kind, words, objects, to } = stored;
    await deleteGroup(groupId, session);
    const facts = { actor, groupId, name: words[0] ?? '', before: { language, kind, words, objects, to } };
    await recordSearchWordEvent('search-word.deleted', facts, session);
  });
  return { deletedCount: 1 };
}

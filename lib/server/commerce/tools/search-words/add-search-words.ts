import 'server-only';
import { ObjectId } from 'mongodb';
import type { Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { inTransaction, takeGuard } from '@/lib/server/platform/db/transaction';
import type { NewSearchWords } from '@/lib/shared/search-words/search-words.schema';
import { checkNames, checkRoom } from './check-names';
import { recordSearchWordEvent } from './search-word-events';
import { groupsOfLanguage, insertGroup } from './search-words.repository';

/**
 * Throws `forbidden`, `validation-failed` (a name is among what is not sold, or is to be and is a synonym), `conflict` (too many
 * groups).
 */
export async function addSearchWords(
  actor: Caller,
  { language, kind, words, objects, to }: NewSearchWords,
  now: Date = new Date(),
): Promise<{ insertedId: string }> {
  requirePermission(actor, 'manage-tools');
  const _id = new ObjectId();
  await inTransaction(async (session) => {
    await takeGuard('search-words', session, now);
    const others = await groupsOfLanguage(language, session);
    checkRoom(others);
    checkNames({ kind, words, objects, to }, others);
    await insertGroup({ _id, language, kind, words, objects, to, updatedAt: now }, session);
    const facts = {
      actor,
      groupId: _id,
      name: words[0] ?? '',
      after: { language, kind, words, objects, to },
    };
    await recordSearchWordEvent('search-word.added', facts, session);
  });
  return { insertedId: _id.toHexString() };
}

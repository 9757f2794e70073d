import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { ObjectId } from 'mongodb';
import type { Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { inTransaction, takeGuard } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import type { ChangedSearchWords } from '@/lib/shared/search-words/search-words.schema';
import { checkNames } from './check-names';
import { recordSearchWordEvent } from './search-word-events';
import { findGroup, groupsOfLanguage, updateGroup } from './search-words.repository';

/** Throws `forbidden`, `not-found`, and `validation-failed` like `addSearchWords`. */
export async function editSearchWords(
  actor: Caller,
  id: string,
  { kind, words, objects, to }: ChangedSearchWords,
  now: Date = new Date(),
): Promise<{ modifiedCount: number }> {
  requirePermission(actor, 'manage-tools');
  return inTransaction(async (session) => {
    await takeGuard('search-words', session, now);
    const stored = await findGroup(new ObjectId(id), session);
    if (!stored) throw new AppError('not-found');
    const before = { kind: stored.kind, words: stored.words, objects: stored.objects, to: stored.to };
    const after = { kind, words, objects, to };
    const changed = (['kind', 'words', 'objects', 'to'] as const).filter(
      (field) => !isDeepStrictEqual(before[field], after[field]),
    );
    if (changed.length === 0) return { modifiedCount: 0 };
    const all = await groupsOfLanguage(stored.language, session);
    checkNames(
      after,
      all.filter(({ _id }) => !_id.equals(stored._id)),
      before,
    );
    await updateGroup(stored._id, { ...after, updatedAt: now }, session);
    const among = (values: typeof after | typeof before) =>
      Object.fromEntries(changed.map((field) => [field, values[field]]));
    const facts = { actor, groupId: stored._id, name: words[0] ?? '' };
    await recordSearchWordEvent(
      'search-word.edited',
      { ...facts, before: among(before), after: among(after) },
      session,
    );
    return { modifiedCount: 1 };
  });
}

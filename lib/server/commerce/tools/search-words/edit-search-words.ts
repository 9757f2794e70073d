import { isDeepStrictEqual } from 'node:util';
import { ObjectId } from 'mongodb';
import type { Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { SearchWordDocument } from '@/lib/server/platform/db/documents/words';
import { inTransaction, takeGuard } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import {
  type ChangedSearchWords,
  foldedName,
  type NewSearchWords,
} from '@/lib/shared/search-words/search-words.schema';
import { recordSearchWordEvent } from './search-word-events';
import {
  deleteGroup,
  findGroup,
  groupsOfLanguage,
  insertGroup,
  updateGroup,
} from './search-words.repository';

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

/** All of them are read with each change, and listed on a page. */
const MOST_GROUPS = 5_000;

type Group = Pick<SearchWordDocument, 'kind' | 'words' | 'to'>;

const namesOf = ({ words, to }: Pick<Group, 'words' | 'to'>) => [...words, ...to].map(foldedName);

/** Verbs of needs are no names, and what they are done to is often not sold. */
const namedIn = ({ kind }: Pick<Group, 'kind'>) =>
  kind === 'need' ? (['to'] as const) : (['words', 'to'] as const);

/**
 * Names in a group count as sold, so no name is in a group of synonyms and among what is not sold, or among that twice. Names
 * that a group has had are not judged again. Throws `validation-failed`. Pure.
 */
function checkNames(
  group: ChangedSearchWords,
  others: readonly Group[],
  before?: Pick<Group, 'kind' | 'words' | 'to'>,
): void {
  const wasUnsold = before?.kind === 'unsold';
  const had = new Set(before && wasUnsold === (group.kind === 'unsold') ? namesOf(before) : []);
  const groupsOf = (kinds: readonly Group['kind'][]) =>
    new Set(others.filter(({ kind }) => kinds.includes(kind)).flatMap(namesOf));
  const unsold = groupsOf(['unsold']);
  const synonyms = group.kind === 'unsold' ? groupsOf(['same', 'means']) : new Set<string>();
  for (const field of namedIn(group)) {
    const added = group[field].map(foldedName).filter((name) => !had.has(name));
    if (added.some((name) => unsold.has(name)))
      throw new AppError('validation-failed', { issues: { [field]: ['search-word-unsold'] } });
    if (added.some((name) => synonyms.has(name)))
      throw new AppError('validation-failed', { issues: { [field]: ['search-word-grouped'] } });
  }
}

/** Throws `conflict`. Pure. */
function checkRoom(groups: readonly Group[]): void {
  if (groups.length >= MOST_GROUPS) throw new AppError('conflict');
}

import 'server-only';
import { ObjectId } from 'mongodb';
import type { Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { AppError } from '@/lib/shared/messages/errors';
import {
  foldedName,
  SEARCH_WORD_KINDS,
  type SearchWordQuery,
  type StoredSearchWords,
} from '@/lib/shared/search-words/search-words.schema';
import { findGroup, type Group, groupsOfLanguage } from './search-words.repository';

const LIMIT = 25;

export type SearchWordList = {
  groups: StoredSearchWords[];
  total: number;
  counts: Record<StoredSearchWords['kind'], number>;
};

function serialize({ _id, language, kind, words, objects, to, updatedAt }: Group): StoredSearchWords {
  return { _id: _id.toHexString(), language, kind, words, objects, to, updatedAt: updatedAt.toISOString() };
}

const placeOf = ({ kind }: Group) => SEARCH_WORD_KINDS.indexOf(kind);

/** The last changed first; the words that come with the store by kind, what is not sold last, and by their letters. */
function inOrder(one: Group, other: Group): number {
  const [first = ''] = one.words;
  const [second = ''] = other.words;
  return (
    other.updatedAt.getTime() - one.updatedAt.getTime() ||
    placeOf(one) - placeOf(other) ||
    first.localeCompare(second, one.language)
  );
}

/** `counts` are of all that match the words of the query, in every kind. Throws `forbidden`. */
export async function listSearchWords(
  actor: Caller,
  { language, q = '', kind, page = 1, limit = LIMIT }: SearchWordQuery,
): Promise<SearchWordList> {
  requirePermission(actor, 'manage-tools');
  const typed = foldedName(q);
  const found = (await groupsOfLanguage(language))
    .filter(({ words, objects, to }) =>
      [...words, ...objects, ...to].some((name) => foldedName(name).includes(typed)),
    )
    .sort(inOrder);
  const ofKind = (wanted: StoredSearchWords['kind']) => found.filter((group) => group.kind === wanted);
  const listed = kind ? ofKind(kind) : found;
  const counts = SEARCH_WORD_KINDS.map((each) => [each, ofKind(each).length]);
  return {
    groups: listed.slice((page - 1) * limit, page * limit).map(serialize),
    total: listed.length,
    counts: Object.fromEntries(counts),
  };
}

/** Throws `forbidden`, `not-found`. */
export async function getSearchWords(actor: Caller, id: string): Promise<StoredSearchWords> {
  requirePermission(actor, 'manage-tools');
  const group = await findGroup(new ObjectId(id));
  if (!group) throw new AppError('not-found');
  return serialize(group);
}

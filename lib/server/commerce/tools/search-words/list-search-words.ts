import { ObjectId } from 'mongodb';
import type { Actor, Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { AppError } from '@/lib/shared/messages/errors';
import {
  foldedName,
  SEARCH_WORD_KINDS,
  type SearchWordQuery,
  type StoredSearchWords,
} from '@/lib/shared/search-words/search-words.schema';
import type { Language } from '@/lib/shared/site/languages';
import type { ExplainedResult } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { currentCatalogue } from '../index/catalogue-index';
import { readTools } from '../read-tools';
import { listMissedSearches } from '../search/missed-searches';
import { currentSearchWords } from './current-search-words';
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

const DAYS = 90;
const DAY_MS = 86_400_000;
/** Searches that were dealt with are left out of these. */
const READ_MAX = 500;

/** Returns the words of all groups, in any language. */
async function handledNames(): Promise<Set<string>> {
  const { words } = await currentSearchWords();
  const names = [...words.values()].flatMap(({ synonyms, unsold }) => [
    ...synonyms.flatMap((group) => ('words' in group ? group.words : [...group.from, ...group.to])),
    ...unsold,
  ]);
  return new Set(names.map(foldedName));
}

/**
 * Searches of the last 90 days that found nothing, the most frequent first, without those whose words are synonyms or not sold by
 * now. Throws `forbidden`.
 */
export async function listOpenSearches(
  actor: Actor,
  limit: number,
  now: Date = new Date(),
): Promise<{ words: string; count: number }[]> {
  const since = new Date(now.getTime() - DAYS * DAY_MS);
  const [missed, handled] = await Promise.all([listMissedSearches(actor, since, READ_MAX), handledNames()]);
  return missed.filter(({ words }) => !handled.has(foldedName(words))).slice(0, limit);
}

/** The first results of a search as buyers see them, each with its reasons. Throws `forbidden`. */
export async function explainSearch(
  actor: Caller,
  words: string,
  language: Language,
  limit: number,
): Promise<ExplainedResult[]> {
  requirePermission(actor, 'manage-tools');
  const found = await (await currentCatalogue()).explain(words, limit, language);
  const tools = new Map((await readTools(found, language)).map((tool) => [tool._id, tool]));
  return found.flatMap(({ id, score, parts, isAvailable, soldLevel }) => {
    const tool = tools.get(id);
    return tool ? [{ name: tool.name, slug: tool.slug, score, parts, isAvailable, soldLevel }] : [];
  });
}

import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { foldedName } from '@/lib/shared/search-words/search-words.schema';
import { listMissedSearches } from '../search/missed-searches';
import { currentSearchWords } from './current-search-words';

const DAYS = 90;
const DAY_MS = 86_400_000;
/** Of which those that were dealt with are left out. */
const READ_MAX = 500;

/** What the shop has said something about, in any language. */
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

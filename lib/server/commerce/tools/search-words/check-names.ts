import 'server-only';
import type { SearchWordDocument } from '@/lib/server/platform/db/documents/search-words';
import { AppError } from '@/lib/shared/messages/errors';
import type { ChangedSearchWords } from '@/lib/shared/search-words/search-words.schema';
import { foldedName } from '@/lib/shared/search-words/search-words.schema';

/** All of them are read with each change, and listed on a page. */
const MOST_GROUPS = 5_000;

type Group = Pick<SearchWordDocument, 'kind' | 'words' | 'to'>;

const namesOf = ({ words, to }: Pick<Group, 'words' | 'to'>) => [...words, ...to].map(foldedName);

/** Verbs of needs are no names, and what they are done to is often not sold. */
const namedIn = ({ kind }: Pick<Group, 'kind'>) =>
  kind === 'need' ? (['to'] as const) : (['words', 'to'] as const);

/**
 * What a group names counts as sold, so no name is in a group of synonyms and among what is not sold, or among that twice. Names
 * that a group has had are not judged again. Throws `validation-failed`. Pure.
 */
export function checkNames(
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
export function checkRoom(groups: readonly Group[]): void {
  if (groups.length >= MOST_GROUPS) throw new AppError('conflict');
}

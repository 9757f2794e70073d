import { createHash } from 'node:crypto';
import { ObjectId } from 'mongodb';
import { foldedName } from '@/lib/shared/search-words/search-words.schema';
import type { Language } from '@/lib/shared/site/languages';
import type { Group } from './search-words.repository';

/** What a release says of words, of one language. */
export type Fields = Pick<Group, 'kind' | 'words' | 'objects' | 'to'>;

type Seeding = {
  missing: Fields[];
  /** Groups of an earlier release that this one has no longer, or has otherwise. */
  outdated: ObjectId[];
  /** What the shop has been given from now on. */
  given: Fields[];
};

const ID_BYTES = 12;

/** The same group has the same id in every shop, and another one once its words differ. */
export function seededId(language: Language, { kind, words, objects, to }: Fields): ObjectId {
  const hash = createHash('sha256').update(JSON.stringify([language, kind, words, objects, to]));
  return new ObjectId(hash.digest().subarray(0, ID_BYTES));
}

/** Needs share their verbs; names say which group one is, whatever it says of them. */
function keysOf({ kind, words, objects }: Fields): string[] {
  return kind === 'need' ? [JSON.stringify([words, objects])] : words.map(foldedName);
}

const namesOf = (texts: readonly string[]) => texts.map(foldedName);

/**
 * Compares what a shop has with what comes with the store. What its admins added, changed or deleted stays so: no group comes with
 * a name that one of theirs has, or one that they deleted. Pure.
 */
export function planSeeding(
  language: Language,
  {
    seeded,
    stored,
    given,
  }: { seeded: readonly Fields[]; stored: readonly Group[]; given: readonly Fields[] },
): Seeding {
  const idOf = (fields: Fields) => seededId(language, fields).toHexString();
  const ids = new Set(seeded.map(idOf));
  const storedIds = new Set(stored.map(({ _id }) => _id.toHexString()));
  const isUntouched = (group: Group) => idOf(group) === group._id.toHexString();
  const outdated = stored.filter((group) => isUntouched(group) && !ids.has(idOf(group)));
  const own = stored.filter((group) => !isUntouched(group));
  const deleted = given.filter((group) => !storedIds.has(idOf(group)));
  const taken = new Set([...own, ...deleted].flatMap(keysOf));
  const sold = new Set(own.flatMap(({ kind, to }) => (kind === 'unsold' ? [] : namesOf(to))));
  const unsold = new Set(own.flatMap(({ kind, words }) => (kind === 'unsold' ? namesOf(words) : [])));
  const isFree = (group: Fields) =>
    !keysOf(group).some((key) => taken.has(key) || (group.kind === 'unsold' && sold.has(key))) &&
    !namesOf(group.to).some((name) => unsold.has(name));
  return {
    missing: seeded.filter((group) => !storedIds.has(idOf(group)) && isFree(group)),
    outdated: outdated.map(({ _id }) => _id),
    given: [...seeded, ...deleted.filter((group) => !ids.has(idOf(group)))],
  };
}

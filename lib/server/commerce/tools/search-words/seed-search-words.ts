import 'server-only';
import { createHash } from 'node:crypto';
import { ObjectId } from 'mongodb';
import { refreshPublic } from '@/lib/server/platform/cache/public-cache';
import { foldedName } from '@/lib/shared/search-words/search-words.schema';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import {
  deleteGroups,
  findMark,
  type Group,
  groupsOfLanguage,
  insertMissingSearchWords,
  storeMark,
} from './search-words.repository';
import { SEEDED_WORDS } from './seeded/seeded-words';

const ID_BYTES = 12;

function seededFields(language: Language): Fields[] {
  const { synonyms = [], needs = [], unsold = [] } = SEEDED_WORDS[language] ?? {};
  return [
    ...synonyms.map(
      (group): Fields =>
        'words' in group
          ? { kind: 'same', words: [...group.words], objects: [], to: [] }
          : { kind: 'means', words: [...group.from], objects: [], to: [...group.to] },
    ),
    ...needs.map(
      ({ verbs, objects, kinds }): Fields => ({
        kind: 'need',
        words: [...verbs],
        objects: [...objects],
        to: [...kinds],
      }),
    ),
    ...unsold.map((word): Fields => ({ kind: 'unsold', words: [word], objects: [], to: [] })),
  ];
}

const digestOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest();

/** Returns whether anything is to be read anew. The mark comes last: what was interrupted begins again. */
async function seedLanguage(language: Language, now: Date): Promise<boolean> {
  const seeded = seededFields(language);
  const release = digestOf(seeded).toString('hex');
  const markId = new ObjectId(digestOf(['seeded', language]).subarray(0, ID_BYTES));
  const mark = await findMark(markId);
  if (mark?.to[0] === release) return false;
  const given = (mark?.words ?? []).map((text) => JSON.parse(text) as Fields);
  const stored = await groupsOfLanguage(language);
  const plan = planSeeding(language, { seeded, stored, given });
  await insertMissingSearchWords(
    plan.missing.map((fields) => ({ _id: seededId(language, fields), language, ...fields, updatedAt: now })),
  );
  await deleteGroups(plan.outdated);
  const words = plan.given.map((fields) => JSON.stringify(fields));
  await storeMark({
    _id: markId,
    language,
    kind: 'seeded',
    words,
    objects: [],
    to: [release],
    updatedAt: now,
  });
  return true;
}

/** Gives a shop the words that come with this release: what its admins change or delete stays so. */
export async function seedSearchWords(now: Date): Promise<void> {
  let isChanged = false;
  for (const language of LANGUAGES.all) isChanged = (await seedLanguage(language, now)) || isChanged;
  if (isChanged) refreshPublic('search-words');
}

/** A group of words of a release, in one language. */
export type Fields = Pick<Group, 'kind' | 'words' | 'objects' | 'to'>;

type Seeding = {
  missing: Fields[];
  /** Groups of an earlier release that this one has no longer, or has otherwise. */
  outdated: ObjectId[];
  /** The words that the shop has been given from now on. */
  given: Fields[];
};

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

import 'server-only';
import { createHash } from 'node:crypto';
import { ObjectId } from 'mongodb';
import { refreshPublic } from '@/lib/server/platform/cache/public-cache';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { type Fields, planSeeding, seededId } from './plan-seeding';
import {
  deleteGroups,
  findMark,
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

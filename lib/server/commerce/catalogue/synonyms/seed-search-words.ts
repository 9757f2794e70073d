import 'server-only';
import { createHash } from 'node:crypto';
import { ObjectId } from 'mongodb';
import { refreshPublic } from '@/lib/server/platform/cache/public-cache';
import type { SearchWordDocument } from '@/lib/server/platform/db/documents/search-words';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { hasSearchWord, insertMissingSearchWords } from './search-words.repository';
import { SEEDED_WORDS } from './seeded/seeded-words';

type Fields = Pick<SearchWordDocument, 'kind' | 'words'> &
  Partial<Pick<SearchWordDocument, 'objects' | 'to'>>;

const ID_BYTES = 12;
/** Its number changes when a release brings words that every shop is to get. */
const SEEDED: Fields = { kind: 'seeded', words: ['1'] };

/** The same document has the same id, so that two instances that start at once insert it once. */
function documentOf(language: SearchWordDocument['language'], fields: Fields, now: Date): SearchWordDocument {
  const { kind, words, objects = [], to = [] } = fields;
  const hash = createHash('sha256')
    .update(JSON.stringify([language, kind, words, objects, to]))
    .digest();
  const _id = new ObjectId(hash.subarray(0, ID_BYTES));
  return { _id, language, kind, words, objects, to, updatedAt: now };
}

function seededFields(language: string): Fields[] {
  const { synonyms = [], needs = [], unsold = [] } = SEEDED_WORDS[language] ?? {};
  return [
    ...synonyms.map(
      (group): Fields =>
        'words' in group
          ? { kind: 'same', words: [...group.words] }
          : { kind: 'means', words: [...group.from], to: [...group.to] },
    ),
    ...needs.map(
      ({ verbs, objects, kinds }): Fields => ({
        kind: 'need',
        words: [...verbs],
        objects: [...objects],
        to: [...kinds],
      }),
    ),
    ...unsold.map((word): Fields => ({ kind: 'unsold', words: [word] })),
  ];
}

/** Gives a shop the words that come with the store, once: what its admins change or delete stays so. */
export async function seedSearchWords(now: Date): Promise<void> {
  const marker = documentOf(LANGUAGES.default, SEEDED, now);
  if (await hasSearchWord(marker._id)) return;
  for (const language of LANGUAGES.all) {
    await insertMissingSearchWords(seededFields(language).map((fields) => documentOf(language, fields, now)));
  }
  await insertMissingSearchWords([marker]);
  refreshPublic('search-words');
}

import type { SearchWords, SynonymGroup } from '@forgeline/catalogue-index/search/search-words';
import { VersionedCache } from '@/lib/server/platform/cache/copies-in-memory';
import { publicVersion } from '@/lib/server/platform/cache/public-cache';
import type { SearchWordDocument } from '@/lib/server/platform/db/documents/words';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { everySearchWord } from './search-words.repository';

type CurrentSearchWords = { version: string; words: ReadonlyMap<string, SearchWords> };

const MAX_BYTES = 64 * 1024 * 1024;
const BYTES_PER_DOCUMENT = 500;

const cached = () =>
  processSingleton(
    'search-words',
    () =>
      new VersionedCache<ReadonlyMap<string, SearchWords>>({
        maxBytes: MAX_BYTES,
        bytesOf: (words) =>
          [...words.values()].reduce(
            (sum, { synonyms, unsold }) => sum + synonyms.length + unsold.length,
            0,
          ) * BYTES_PER_DOCUMENT,
      }),
  );

function searchWordsOf(documents: readonly SearchWordDocument[], language: string): SearchWords {
  const own = documents.filter((document) => document.language === language);
  return {
    synonyms: own.flatMap(({ kind, words, to }): SynonymGroup[] =>
      kind === 'same' ? [{ words }] : kind === 'means' ? [{ from: words, to }] : [],
    ),
    needs: own.flatMap(({ kind, words, objects, to }) =>
      kind === 'need' ? [{ verbs: words, objects, kinds: to }] : [],
    ),
    unsold: own.flatMap(({ kind, words }) => (kind === 'unsold' ? words : [])),
  };
}

/** The words of every language, with changes by other processes until a second ago. Throws the driver's errors. */
export async function currentSearchWords(): Promise<CurrentSearchWords> {
  const version = await publicVersion('search-words');
  const words = await cached().get('all', version, async () => {
    const documents = await everySearchWord();
    return new Map(LANGUAGES.all.map((language) => [language, searchWordsOf(documents, language)]));
  });
  return { version, words };
}

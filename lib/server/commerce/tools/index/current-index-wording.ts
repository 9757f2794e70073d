import { VersionedCache } from '@/lib/server/platform/cache/copies-in-memory';
import { publicVersion } from '@/lib/server/platform/cache/public-cache';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import { CATALOGUE_LANGUAGE, LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { everyCategory } from '../categories/categories.repository';
import { wordingIn } from '../spec-words/wording';
import type { IndexWording, LanguageWording } from './indexed-tool';

/** One entry. */
const MAX_BYTES = 1_000;

const cached = () =>
  processSingleton(
    'index-wording',
    () => new VersionedCache<IndexWording>({ maxBytes: MAX_BYTES, bytesOf: () => 1 }),
  );

/** Returns the words to index texts of tools with now, the catalogue's own language first. Throws the driver's errors. */
export async function currentIndexWording(): Promise<{ version: string; wording: IndexWording }> {
  const version = [await publicVersion('catalogue-words'), await publicVersion('categories')].join(' ');
  return { version, wording: await cached().get('all', version, readWording) };
}

async function readWording(): Promise<IndexWording> {
  const categories = await everyCategory();
  const others = LANGUAGES.all.filter((language) => language !== CATALOGUE_LANGUAGE);
  return Promise.all(
    [CATALOGUE_LANGUAGE, ...others].map(
      async (language: Language): Promise<LanguageWording> => ({
        language,
        words: (await wordingIn(language)).words,
        categories: new Map(categories.map(({ slug, names }) => [slug, names[language] ?? ''])),
      }),
    ),
  );
}

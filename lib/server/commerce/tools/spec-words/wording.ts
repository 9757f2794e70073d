import 'server-only';
import { publicVersion } from '@/lib/server/platform/cache/public-cache';
import { VersionedCache } from '@/lib/server/platform/cache/versioned-cache';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import { CATALOGUE_LANGUAGE, type Language } from '@/lib/shared/site/languages';
import { wordsOfLanguage } from './spec-words.repository';

/** How a language words the catalogue: `words` translates from the catalogue's language. */
export type Wording = {
  language: Language;
  words: ReadonlyMap<string, string>;
  /** Another one after each change of the words. */
  version: string;
};

/** The catalogue's own language, which has no dictionary. */
export const LEADING: Wording = { language: CATALOGUE_LANGUAGE, words: new Map(), version: '' };

const MAX_BYTES = 32 * 1024 * 1024;
const BYTES_PER_WORD = 200;

const wordings = () =>
  processSingleton(
    'wordings',
    () =>
      new VersionedCache<Wording>({
        maxBytes: MAX_BYTES,
        bytesOf: ({ words }) => words.size * BYTES_PER_WORD,
      }),
  );

/** As it is now, with changes by other processes until a second ago. Throws the driver's errors. */
export async function wordingIn(language: Language): Promise<Wording> {
  if (language === CATALOGUE_LANGUAGE) return LEADING;
  const version = await publicVersion('catalogue-words');
  return wordings().get(language, version, async () => {
    const words = await wordsOfLanguage(language);
    return {
      language,
      version,
      words: new Map(words.map(({ text, translation }) => [text, translation])),
    };
  });
}

/** A text that the dictionary lacks stays as it is. */
export function worded(text: string, { words }: Pick<Wording, 'words'>): string {
  return words.get(text) ?? text;
}

import 'server-only';
import { foldText } from '@forgeline/tool-text/fold-text';
import { isWord } from '@/lib/server/commerce/tools/spec-words/is-word';
import type { Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import { createPause } from '@/lib/server/platform/work-in-steps';
import { type CatalogueWord, WORD_KINDS, type WordQuery } from '@/lib/shared/spec-words/spec-words.schema';
import { wordsOfLanguage } from './spec-words.repository';
import { everyWordedTool, type WordedTool } from './tool-words.repository';

type Uses = Pick<CatalogueWord, 'text' | 'kinds' | 'uses'>;

/** What a tool says in words. Pure. */
function wordsOf({ specs, packs }: WordedTool): { kind: Uses['kinds'][number]; text: string }[] {
  return [
    ...specs
      .filter(({ name }) => /\p{L}{2}/u.test(name))
      .map(({ name }) => ({ kind: 'property' as const, text: name })),
    ...specs
      .filter(({ value, type = 'text' }) => type === 'text' && isWord(value))
      .map(({ value }) => ({ kind: 'value' as const, text: value })),
    ...packs.map(({ name }) => ({ kind: 'pack' as const, text: name })),
  ];
}

async function countUses(): Promise<Uses[]> {
  const pause = createPause();
  const found = new Map<string, Uses>();
  for await (const tool of everyWordedTool()) {
    await pause();
    for (const { kind, text } of wordsOf(tool)) {
      const { kinds, uses }: Omit<Uses, 'text'> = found.get(text) ?? { kinds: [], uses: 0 };
      const all = kinds.includes(kind)
        ? kinds
        : WORD_KINDS.filter((each) => each === kind || kinds.includes(each));
      found.set(text, { text, kinds: all, uses: uses + 1 });
    }
  }
  return [...found.values()];
}

const readUses: () => Promise<Uses[]> = cachePublic('catalogue-word-uses', ['tools'], countUses);

const folded = (text: string) => foldText(text).replace(/\s+/g, ' ').trim();

/** Missing ones first, then those that tools have most. */
function inOrder(one: CatalogueWord, other: CatalogueWord): number {
  const missing = (word: CatalogueWord) => (word.translation === undefined ? 0 : 1);
  return missing(one) - missing(other) || other.uses - one.uses || one.text.localeCompare(other.text, 'en');
}

export type WordList = {
  words: CatalogueWord[];
  total: number;
  counts: { missing: number; translated: number };
};

const LIMIT = 25;

/** `counts` are of all that match the words of the query, in either state. Throws `forbidden`. */
export async function listWords(
  actor: Caller,
  { language, q = '', state, page = 1, limit = LIMIT }: WordQuery,
): Promise<WordList> {
  requirePermission(actor, 'manage-tools');
  const [uses, stored] = await Promise.all([readUses(), wordsOfLanguage(language)]);
  const translations = new Map(stored.map(({ text, translation }) => [text, translation]));
  const used = new Set(uses.map(({ text }) => text));
  const unused = stored
    .filter(({ text }) => !used.has(text))
    .map(({ text }) => ({ text, kinds: [], uses: 0 }));
  const typed = folded(q);
  const all = [...uses, ...unused]
    .map((word): CatalogueWord => {
      const translation = translations.get(word.text);
      return { ...word, ...(translation === undefined ? {} : { translation }) };
    })
    .filter(({ text, translation = '' }) => folded(`${text} ${translation}`).includes(typed))
    .sort(inOrder);
  const missing = all.filter(({ translation }) => translation === undefined);
  const found = { missing, translated: all.slice(missing.length) };
  const listed = state ? found[state] : all;
  return {
    words: listed.slice((page - 1) * limit, page * limit),
    total: listed.length,
    counts: { missing: missing.length, translated: found.translated.length },
  };
}

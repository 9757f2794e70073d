import { foldText } from '@forgeline/tool-text/fold-text';
import { ObjectId } from 'mongodb';
import type { Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import { inTransaction, takeGuard } from '@/lib/server/platform/db/transaction';
import { createPause } from '@/lib/server/platform/work-in-steps';
import {
  type SaveWordsInput,
  type SpecWord,
  WORD_KINDS,
  type WordQuery,
} from '@/lib/shared/spec-words/spec-words.schema';
import { findWords, wordsOfLanguage, writeWords } from './spec-words.repository';
import { everyWordedTool, type WordedTool } from './tool-words.repository';
import { recordWordEvent } from './word-events';
import { isWord } from './wording';

type Uses = Pick<SpecWord, 'text' | 'kinds' | 'uses'>;

/** Returns the words in a tool's specifications and packs. Pure. */
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
function inOrder(one: SpecWord, other: SpecWord): number {
  const missing = (word: SpecWord) => (word.translation === undefined ? 0 : 1);
  return missing(one) - missing(other) || other.uses - one.uses || one.text.localeCompare(other.text, 'en');
}

export type WordList = {
  words: SpecWord[];
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
    .map((word): SpecWord => {
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

/** Translates words of the catalogue, and returns how many differ. Throws `forbidden`. */
export async function saveWords(
  actor: Caller,
  { language, words }: SaveWordsInput,
  now: Date = new Date(),
): Promise<{ modifiedCount: number }> {
  requirePermission(actor, 'manage-tools');
  return inTransaction(async (session) => {
    await takeGuard('catalogue-words', session, now);
    const texts = words.map(({ text }) => text);
    const stored = await findWords(language, texts, session);
    const byText = new Map(stored.map((word) => [word.text, word]));
    const changed = words
      .map(({ text, translation }) => {
        const { _id, translation: before = '' } = byText.get(text) ?? { _id: new ObjectId() };
        return { _id, text, translation, before };
      })
      .filter(({ translation, before }) => translation !== before);
    if (changed.length === 0) return { modifiedCount: 0 };
    await writeWords(language, changed, { at: now, session });
    const facts = changed.map(({ _id: wordId, text, translation: after, before }) => ({
      ...{ actor, wordId, text, language, before, after },
    }));
    await recordWordEvent.all('catalogue-word.translated', facts, session);
    return { modifiedCount: changed.length };
  });
}

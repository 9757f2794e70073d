import { textLimit } from './judge-texts';

/** A text as translators see it. `key` has points between, and entries of lists by their number from 1: `quotes.steps.items.1`. */
export type TextRow = { key: string; english: string; translation: string; limit: number };

type Trees = { original: unknown; english: unknown; translation: unknown };

const partOf = (tree: unknown, key: string): unknown =>
  typeof tree === 'object' && tree !== null && Object.hasOwn(tree, key)
    ? (tree as Record<string, unknown>)[key]
    : undefined;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The keys inside texts, with how each is written; of a list the longest one's. */
function keysOf({ original, english, translation }: Trees): { key: string; written: string }[] {
  if (!Array.isArray(english))
    return Object.keys(original ?? english ?? translation ?? {}).map((key) => ({ key, written: key }));
  const length = Math.max(english.length, Array.isArray(translation) ? translation.length : 0);
  return Array.from({ length }, (_, place) => ({ key: String(place), written: String(place + 1) }));
}

/**
 * Returns a row for each text, in the order of the store. Limits are those of the originals. Some names have texts of others
 * inside, which they are translated with: each text is a row once.
 */
export function textRows(trees: Trees, path = '', seen = new Set<unknown>()): TextRow[] {
  return keysOf(trees).flatMap(({ key, written }) => {
    const original = partOf(trees.original, key);
    const english = partOf(trees.english, key);
    const translation = partOf(trees.translation, key);
    const name = `${path}${written}`;
    const shape = english ?? translation;
    if (typeof shape !== 'object') {
      const text = textOf(english);
      const limit = textLimit(typeof original === 'string' ? original : text);
      return [{ key: name, english: text, translation: textOf(translation), limit }];
    }
    if (seen.has(original)) return [];
    if (original !== undefined) seen.add(original);
    return textRows({ original, english, translation }, `${name}.`, seen);
  });
}

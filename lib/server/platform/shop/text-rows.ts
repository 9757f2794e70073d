import type { TextTree } from '../../../shared/site/merge-texts';
import { judgeText, textLimit } from './judge-texts';

/** A text as translators see it. `key` has points between, and entries of lists by their number from 1: `quotes.steps.items.1`. */
export type TextRow = { key: string; english: string; translation: string; limit: number };

/** `english` is as a shop says it, by the `original` of which texts in other languages are judged. */
export type Trees = { original: unknown; english: unknown; translation: unknown };

/** A row of a translator's file. */
export type TypedRow = { row: number; key: string; translation: string };

type KnownRow = TextRow & { original: string; path: readonly string[] };

const partOf = (tree: unknown, key: string): unknown =>
  typeof tree === 'object' && tree !== null && Object.hasOwn(tree, key)
    ? (tree as Record<string, unknown>)[key]
    : undefined;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The keys inside texts; of a list the longest one's. */
function keysOf({ original, english, translation }: Trees): string[] {
  if (!Array.isArray(english)) return Object.keys(original ?? english ?? translation ?? {});
  const length = Math.max(english.length, Array.isArray(translation) ? translation.length : 0);
  return Array.from({ length }, (_, place) => String(place));
}

/** Some names have texts of others inside, which they are translated with: each text is a row once. */
function knownRows(trees: Trees, path: readonly string[], seen: Set<unknown>): KnownRow[] {
  return keysOf(trees).flatMap((name) => {
    const original = partOf(trees.original, name);
    const english = partOf(trees.english, name);
    const translation = partOf(trees.translation, name);
    const own = [...path, Array.isArray(trees.english) ? String(Number(name) + 1) : name];
    if (typeof (english ?? translation) !== 'object') {
      const ruling = typeof original === 'string' ? original : textOf(english);
      return [
        {
          ...{ key: own.join('.'), english: textOf(english), translation: textOf(translation) },
          ...{ limit: textLimit(ruling), original: ruling, path: own },
        },
      ];
    }
    if (seen.has(original)) return [];
    if (original !== undefined) seen.add(original);
    return knownRows({ original, english, translation }, own, seen);
  });
}

/** Returns a row for each text, in the order of the store. */
export function textRows(trees: Trees): TextRow[] {
  return knownRows(trees, [], new Set()).map(({ key, english, translation, limit }) => ({
    ...{ key, english, translation, limit },
  }));
}

/** Spaces at the ends join a text to what is beside it; files lose them. */
function withSpacesOf(original: string, text: string): string {
  const [before] = /^\s*/.exec(original) ?? [''];
  const [after] = /\s*$/.exec(original) ?? [''];
  return `${before}${text.trim()}${after}`;
}

type Node = Record<string, unknown>;

/** Puts a text in its place. A list is whole: its other entries are those of `list`. */
function put(tree: Node, [key = '', ...inside]: readonly string[], text: string, shape: unknown): void {
  const name = Array.isArray(tree) ? String(Number(key) - 1) : key;
  if (inside.length === 0) {
    tree[name] = text;
    return;
  }
  const part = partOf(shape, name);
  tree[name] ??= Array.isArray(part) ? structuredClone(part) : {};
  put(tree[name] as Node, inside, text, part);
}

/** In the order of the store, whatever order a file had. */
function ordered(tree: unknown, like: unknown): unknown {
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) return tree;
  const keys = new Set([...Object.keys(like ?? {}), ...Object.keys(tree)]);
  return Object.fromEntries(
    [...keys]
      .filter((key) => Object.hasOwn(tree, key))
      .map((key) => [key, ordered(partOf(tree, key), partOf(like, key))]),
  );
}

/**
 * Returns `own` with what typed rows say otherwise than the translation, or what is wrong with them, each with its row. Empty
 * translations change nothing.
 */
export function takeRows(
  rows: readonly TypedRow[],
  trees: Trees,
  own: TextTree,
): { texts: TextTree; changed: number } | { faults: string[] } {
  const known = new Map(knownRows(trees, [], new Set()).map((row) => [row.key, row]));
  const texts = structuredClone(own) as Node;
  const faults: string[] = [];
  const said = new Set<string>();
  let changed = 0;
  for (const { row, key, translation } of rows.filter((each) => each.translation.trim() !== '')) {
    const found = known.get(key);
    const text = withSpacesOf(found?.original ?? '', translation);
    const problems = found ? judgeText(text, found.original) : ['there is no such text'];
    if (said.has(key)) problems.push('is there twice');
    said.add(key);
    faults.push(...problems.map((problem) => `row ${row}, ${key}: ${problem}`));
    if (!found || text === found.translation) continue;
    put(texts, found.path, text, trees.english);
    changed += 1;
  }
  return faults.length > 0 ? { faults } : { texts: ordered(texts, trees.original) as TextTree, changed };
}

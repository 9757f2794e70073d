import 'server-only';
import { foldText } from '@forgeline/tool-text/fold-text';

/** So many digits, with zeros before them, compare as text like numbers do. */
const DIGITS = 9;

/**
 * Returns what names are sorted by where a database compares by code points: without case and accents, 9 before 10. Stored beside
 * the name, so that every database has the same order; a change here needs a migration.
 */
export function sortKeyOf(name: string): string {
  return foldText(name)
    .trim()
    .replace(/\d+/g, (digits) => digits.padStart(DIGITS, '0'));
}

export function byName(one: { name: string }, other: { name: string }): number {
  const [a, b] = [sortKeyOf(one.name), sortKeyOf(other.name)];
  return a < b ? -1 : a > b ? 1 : 0;
}

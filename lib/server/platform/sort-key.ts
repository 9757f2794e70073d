import { foldText } from '@forgeline/tool-text/fold-text';

/** So many digits, with zeros before them, compare as text like numbers do. */
const DIGITS = 9;

/** Without case and accents, 9 before 10, so that every database has one order. A change needs a migration. */
export function sortKeyOf(name: string): string {
  return foldText(name)
    .trim()
    .replace(/\d+/g, (digits) => digits.padStart(DIGITS, '0'));
}

export function byName(one: { name: string }, other: { name: string }): number {
  const [a, b] = [sortKeyOf(one.name), sortKeyOf(other.name)];
  return a < b ? -1 : a > b ? 1 : 0;
}

import { compactText } from '@forgeline/tool-text/fold-text';

/** More characters than a hand mistypes. */
const SLIPS_MAX = 2;

/** Characters to insert, delete, replace, or swap with the next one. Pure. */
function slipsBetween(one: string, other: string): number {
  let [beforeLast, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwap = at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const edited = Math.min(
        (last[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
      );
      current.push(isSwap ? Math.min(edited, (beforeLast[at - 2] ?? 0) + 1) : edited);
    }
    [beforeLast, last] = [last, current];
  }
  return last[other.length] ?? one.length;
}

/** An article number rather than words: `FL-XX-999`, `FL XX 999`, `12345`. */
function isNumber(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return (
    /\d/.test(text) &&
    words.every((word) => /\d/.test(word) || words.length === 1 || /^[A-Z]{1,3}$/.test(word))
  );
}

/** The SKU, and the same without the prefix that all of a shop's SKUs may have. */
function writingsOf(sku: string): string[] {
  const [, rest] = /^[^-\s]+[-\s](.+)$/.exec(sku) ?? [];
  return [sku, ...(rest ? [rest] : [])].map(compactText);
}

/**
 * Whether someone who wrote this may have meant this SKU: a number differs from it by at most two characters; words are
 * found by what they mean. Pure.
 */
export function mayMean(text: string, sku: string): boolean {
  if (!isNumber(text)) return true;
  const typed = compactText(text);
  return writingsOf(sku).some(
    (written) =>
      Math.abs(written.length - typed.length) <= SLIPS_MAX && slipsBetween(typed, written) <= SLIPS_MAX,
  );
}

import { compactText } from '@forgeline/tool-text/fold-text';
import { NUMBER_TEXT_MAX } from '@/lib/server/commerce/quick-order/read-list/list-cells';
import { searchOneOfMany } from '@/lib/server/commerce/tools/search/search-tools';
import { requestLanguage } from '@/lib/server/platform/http/request-context';
import type { Pause } from '@/lib/server/platform/work-in-steps';
import type { ListRow } from '@/lib/shared/quick-order/list-row';
import type { RowCandidate } from '@/lib/shared/quick-order/quick-order.schema';

const NEAR_MAX = 5;
/** Readings of one row and texts of a list that are searched for: a search costs far more than a look-up. */
const SEARCHES_PER_ROW = 2;
const SEARCHES_MAX = 200;
/** In steps of a StepBudget: a dozen of the costliest searches among ten thousand tools. */
const STEPS_MAX = 1_000_000;
/** Longer texts are descriptions rather than numbers. */
const SEARCHED_LENGTH_MAX = 60;
/** Fewer digits alone are a quantity. */
const DIGITS_MIN = 4;
const SHORTENED_MIN = 5;

function isSearched(key: string): boolean {
  return key !== '' && key.length <= SEARCHED_LENGTH_MAX && !(/^\d+$/.test(key) && key.length < DIGITS_MIN);
}

/**
 * The likeliest first: the first reading, the same without its last digit, since the search tolerates typing errors
 * in words but not in digits, and another reading. Pure.
 */
export function nearTextsOf({ readings }: ListRow): string[] {
  const short = readings.filter(({ article }) => article.length <= NUMBER_TEXT_MAX);
  const byKey = new Map(short.map(({ article }) => [compactText(article), article.trim()]));
  const texts = [...byKey].filter(([key]) => isSearched(key)).map(([, text]) => text);
  const [first, ...others] = texts.slice(0, SEARCHES_PER_ROW);
  if (first === undefined) return [];
  const isNumber = /\d$/.test(first) && compactText(first).length >= SHORTENED_MIN;
  return [first, ...(isNumber ? [first.slice(0, -1)] : []), ...others];
}

/** By the position in the list; `unsearched` rows exceeded the budget of a list. */
type NearArticles = { found: Map<number, RowCandidate[]>; unsearched: Set<number> };

type Search = (text: string, limit: number) => Promise<{ results: readonly SearchResult[]; steps: number }>;
type SearchResult = { _id: string; sku: string; name: string };

/** A text of several rows is searched for once. */
export async function nearArticles(
  rows: readonly ListRow[],
  pause: Pause,
  search: Search = (text, limit) => searchOneOfMany(text, limit, requestLanguage()),
): Promise<NearArticles> {
  const near: NearArticles = { found: new Map(), unsearched: new Set() };
  const cache = new Map<string, RowCandidate[]>();
  let stepsLeft = STEPS_MAX;
  async function candidatesFor(text: string): Promise<RowCandidate[] | null> {
    const before = cache.get(text);
    if (before) return before;
    if (cache.size >= SEARCHES_MAX || stepsLeft <= 0) return null;
    await pause();
    const { results, steps } = await search(text, NEAR_MAX);
    stepsLeft -= steps;
    const candidates = results.map(({ _id: toolId, sku, name }) => ({ toolId, sku, name }));
    cache.set(text, candidates);
    return candidates;
  }
  for (const row of rows) {
    const texts = nearTextsOf(row);
    for (const text of texts) {
      const written = texts.find((other) => other.slice(0, -1) === text) ?? text;
      const similar = await candidatesFor(text);
      if (similar === null) near.unsearched.add(row.line);
      const candidates = similar?.filter(({ sku }) => mayMean(written, sku)) ?? [];
      if (candidates.length === 0) continue;
      near.found.set(row.line, candidates);
      near.unsearched.delete(row.line);
      break;
    }
  }
  return near;
}

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
 * Returns whether someone who wrote this may have meant this SKU: a number differs from it by at most two characters; words are
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

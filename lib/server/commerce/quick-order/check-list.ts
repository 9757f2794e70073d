import 'server-only';
import { compactText } from '@forgeline/tool-text/fold-text';
import {
  getToolsByNumber,
  type NumberedTools,
} from '@/lib/server/commerce/catalogue/stock/get-tools-by-number';
import { buyerOf } from '@/lib/server/commerce/pricing/buyer';
import { pricesFor } from '@/lib/server/commerce/pricing/prices-for';
import {
  type ArticleLookup,
  type MatchedRow,
  matchRow,
} from '@/lib/server/commerce/quick-order/read-list/match-row';
import { NUMBER_TEXT_MAX } from '@/lib/server/commerce/quick-order/read-list/read-limits';
import type { Actor } from '@/lib/server/identity/actor';
import type { Owner } from '@/lib/server/identity/owner';
import { createPause, mapInSteps, type Pause, runInSteps } from '@/lib/server/platform/work-in-steps';
import type { ListRow } from '@/lib/shared/quick-order/list-row';
import type { CheckedList, CheckedRow, CheckListInput } from '@/lib/shared/quick-order/quick-order.schema';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { findAliases } from './aliases.repository';
import { articleOf, articlesBy, indexArticles, type ListedArticle } from './article-index';
import { checkedRow, retiredRow, rowWith, type Terms } from './checked-row';
import { nearArticles } from './near-articles';
import { type AskedRow, numbersOf, readAskedRows } from './read-asked-rows';

/** A buyer's own numbers in compact form, and the ids of their tools. */
type OwnNumbers = ReadonlyMap<string, string>;

/** Returns the owner's own numbers; none for a visitor. */
async function ownNumbers(owner: Owner | undefined): Promise<OwnNumbers> {
  const aliases = owner ? await findAliases(owner) : [];
  return new Map(aliases.map(({ key, toolId }) => [key, toolId.toHexString()]));
}

type Matched = MatchedRow<ListedArticle>;

/** The tools as rows are compared with them. What two tools go by is a question. Pure. */
function lookupIn(tools: readonly Tool[], own: OwnNumbers): ArticleLookup<ListedArticle> {
  const index = indexArticles(tools);
  const byId = new Map(tools.map((tool) => [tool._id, tool]));
  const read = new Map<string, ListedArticle[]>();
  const articlesOf = (text: string): ListedArticle[] => {
    if (text.length > NUMBER_TEXT_MAX) return [];
    const found = articlesBy(index, text);
    const named = byId.get(own.get(compactText(text)) ?? '');
    if (!named || found.some(({ id }) => id === named._id)) return found;
    return [...found, articleOf(named)];
  };
  return {
    near: () => [],
    // Rows of a list have many texts in common.
    exact: (text) => {
      const found = read.get(text) ?? articlesOf(text);
      read.set(text, found);
      return found;
    },
  };
}

/** What rows are that name a tool which is not made any more, by their places in the list. */
async function retiredRows(
  unknown: readonly ListRow[],
  { tools, offers }: NumberedTools,
  pause: Pause,
): Promise<Map<number, CheckedRow>> {
  const retired = tools.filter(({ _id }) => !offers.has(_id));
  if (retired.length === 0) return new Map();
  const ids = retired.flatMap(({ successorId }) => successorId ?? []);
  const next = await getToolsByNumber([], new Set(ids));
  const sold = next.tools.filter(({ _id }) => next.offers.has(_id));
  const successors = new Map(sold.map((tool) => [tool._id, tool]));
  const lookup = lookupIn(retired, new Map());
  const resultOf = (row: ListRow): [number, CheckedRow][] => {
    const found = retiredRow(matchRow(row, lookup), retired, successors);
    return found ? [[row.line, found]] : [];
  };
  return new Map((await mapInSteps(unknown, resultOf, pause)).flat());
}

/**
 * Says of each row of a list which tool it names, how many units can be ordered and at which price, or what is to be asked;
 * with the actor's own numbers and prices, if there is one. Nothing is guessed: a row is taken only by all of an article number.
 * Other requests are served in between: a long list is worked through in steps.
 */
export async function checkList(actor: Actor | null, { rows }: CheckListInput): Promise<CheckedList> {
  const pause = createPause();
  const asked = await runInSteps(readAskedRows(rows), pause);
  const readable = asked.flatMap((each) => ('row' in each ? [each.row] : []));
  const numbers = await runInSteps(numbersOf(readable), pause);
  const buyer = actor && buyerOf(actor);
  const [own, { priceOf }] = await Promise.all([ownNumbers(buyer?.owner), pricesFor(buyer)]);
  const named = new Set([...numbers].flatMap((number) => own.get(number) ?? []));
  const known = await getToolsByNumber(numbers, named);
  const sold = known.tools.filter(({ _id }) => known.offers.has(_id));
  const lookup = lookupIn(sold, own);
  await pause();
  const matchedOf = (row: ListRow): [number, Matched] => [row.line, matchRow(row, lookup)];
  const matched = new Map(await mapInSteps(readable, matchedOf, pause));
  const unknown = readable.filter(({ line }) => matched.get(line)?.status === 'unknown');
  const retired = await retiredRows(unknown, known, pause);
  const isLost = (line: number) => {
    const found = matched.get(line);
    return found?.status === 'unknown' && found.problem !== undefined;
  };
  const near = await nearArticles(
    unknown.filter(({ line }) => !retired.has(line) && !isLost(line)),
    pause,
  );
  const terms: Terms = { offers: known.offers, priceOf };
  const resultFor = (each: AskedRow, line: number): CheckedRow => {
    if ('isSeveral' in each) return rowWith('ambiguous', 'row-several');
    if ('skipped' in each) return { ...rowWith('unknown', 'row-no-order'), skipped: each.skipped };
    const found = matched.get(line) ?? { status: 'unknown', near: [] };
    const isUnsearched = 'row' in each && (each.row.isUnread || near.unsearched.has(line));
    const meant = isUnsearched ? 'unsearched' : near.found.get(line);
    return retired.get(line) ?? checkedRow(each.row, found, terms, meant);
  };
  return { rows: await mapInSteps(asked, resultFor, pause) };
}

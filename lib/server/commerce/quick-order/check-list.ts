import { compactText } from '@forgeline/tool-text/fold-text';
import { buyerOf } from '@/lib/server/commerce/prices/buyer';
import { pricesFor } from '@/lib/server/commerce/prices/prices-for';
import { type ArticleLookup, type MatchedRow, matchRow } from '@/lib/server/commerce/quick-order/match-row';
import { articleTexts } from '@/lib/server/commerce/quick-order/read-list/article-texts';
import { NUMBER_TEXT_MAX } from '@/lib/server/commerce/quick-order/read-list/list-cells';
import { getToolsByNumber, type NumberedTools } from '@/lib/server/commerce/tools/read/get-tool';
import type { Actor } from '@/lib/server/identity/actor';
import type { PersonOwner } from '@/lib/server/identity/owner';
import { createPause, mapInSteps, type Pause, runInSteps } from '@/lib/server/platform/work-in-steps';
import type { ListRow, SkippedLine } from '@/lib/shared/quick-order/list-row';
import type { CheckedList, CheckedRow, CheckListInput } from '@/lib/shared/quick-order/quick-order.schema';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { findOwnNumbersOf } from '../own-numbers/own-numbers.repository';
import { addUpRows, type UnitsOfRow } from './add-up-rows';
import { checkedRow, retiredRow, rowWith, type Terms, unitsOf } from './checked-row';
import { columnUses } from './column-uses';
import { learnedColumns } from './learned-columns';
import { articleOf, articlesBy, indexArticles, type ListedArticle } from './match-row';
import { nearArticles } from './near-articles';
import { toldColumns } from './read-list/told-columns';
import { type NamedTool, readNotes } from './read-notes';
import { numbersOf, type RequestRow, readRequestRows } from './request-rows';
import { wordsIn } from './row-words';

type OwnNumbers = ReadonlyMap<string, string>;

async function ownNumbers(owner: PersonOwner | undefined): Promise<OwnNumbers> {
  const numbers = owner ? await findOwnNumbersOf(owner) : [];
  return new Map(numbers.map(({ key, toolId }) => [key, toolId.toHexString()]));
}

type Matched = MatchedRow<ListedArticle>;

/** A text that matches two tools becomes a question. Pure. */
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

function unitsOfRow([line, found]: [number, Matched]): UnitsOfRow[] {
  if (found.status !== 'taken') return [];
  return [{ line, toolId: found.article.toolId, units: unitsOf(found.article, found.units) }];
}

function namedTool(
  found: Matched | undefined,
  names: NumberedTools['names'],
  lookup: ArticleLookup<ListedArticle>,
): NamedTool | undefined {
  if (found?.status !== 'taken' && found?.status !== 'quantity') return undefined;
  const { toolId, name } = found.article;
  const isNumber = (text: string) =>
    articleTexts(text).some((part) => lookup.exact(part.text).some((named) => named.toolId === toolId));
  return { names: names.get(toolId) ?? [name], isNumber };
}

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
 * Returns for each row the tool, the units that can be ordered and their price, or what is unclear; with the actor's
 * own numbers and prices. A row is matched only by a whole article number. Long lists are processed in steps, so that
 * other requests are served meanwhile.
 */
export async function checkList(
  actor: Actor | null,
  { rows, columns: told = [] }: CheckListInput,
  now: Date = new Date(),
): Promise<CheckedList> {
  const pause = createPause();
  const learned = rows.some((row) => 'text' in row) ? await learnedColumns(actor) : [];
  const requestRows = await runInSteps(readRequestRows(rows, toldColumns([...learned, ...told])), pause);
  const readable = requestRows.flatMap((each) => ('row' in each ? [each.row] : []));
  const numbers = await runInSteps(numbersOf(readable), pause);
  const buyer = actor && buyerOf(actor);
  const [own, { priceOf }] = await Promise.all([ownNumbers(buyer?.owner), pricesFor(buyer)]);
  const named = new Set([...numbers].flatMap((number) => own.get(number) ?? []));
  const numbered = await getToolsByNumber(numbers, named);
  const sold = numbered.tools.filter(({ _id }) => numbered.offers.has(_id));
  const lookup = lookupIn(sold, own);
  await pause();
  const matchedOf = (row: ListRow): [number, Matched] => [row.line, matchRow(row, lookup)];
  const matched = new Map(await mapInSteps(readable, matchedOf, pause));
  const unnamed = readable.filter(({ line }) => matched.get(line)?.status === 'unknown');
  const unknown = unnamed.filter(({ isTitle }) => !isTitle);
  const retired = await retiredRows(unknown, numbered, pause);
  const isShortened = (line: number) => {
    const found = matched.get(line);
    return found?.status === 'unknown' && found.problem !== undefined;
  };
  const near = await nearArticles(
    unknown.filter(({ line }) => !retired.has(line) && !isShortened(line)),
    pause,
  );
  const terms: Terms = { offers: numbered.offers, priceOf };
  const together = addUpRows([...matched].flatMap(unitsOfRow), numbered.offers);
  await pause();
  const toolOf = (line: number) => namedTool(matched.get(line), numbered.names, lookup);
  const notes = readNotes(readable, toolOf);
  const words = wordsIn(notes, now);
  const skippedRow = (skipped: SkippedLine['why']) => ({ ...rowWith('unknown', 'row-no-order'), skipped });
  const resultFor = (each: RequestRow, line: number): CheckedRow => {
    if ('isSeveral' in each) return rowWith('ambiguous', 'row-several');
    if ('skipped' in each) return skippedRow(each.skipped);
    const found = matched.get(line) ?? { status: 'unknown', near: [] };
    if (each.row.isTitle && found.status === 'unknown') return skippedRow('note');
    const isUnsearched = 'row' in each && (each.row.isUnread || near.unsearched.has(line));
    const meant = isUnsearched ? 'unsearched' : near.found.get(line);
    const row = retired.get(line) ?? checkedRow(each.row, found, terms, together.get(line), meant);
    return { ...row, ...words(line) };
  };
  return {
    rows: await mapInSteps(requestRows, resultFor, pause),
    unread: notes.unread,
    columns: columnUses(readable, toolOf, notes.referenceColumns, told),
  };
}

import type { ClientSession } from 'mongodb';
import { nameKey } from '@/lib/server/commerce/prices/groups/name-key';
import {
  emptyList,
  type ListRow,
  type ListRowResult,
  mergeListRows,
} from '@/lib/server/commerce/prices/merge-list-rows';
import { listForEveryone } from '@/lib/server/commerce/prices/named-prices';
import type { PriceTier } from '@/lib/server/commerce/prices/price-line';
import { categoryFinder } from '@/lib/server/commerce/tools/categories/find-category';
import { unknownTargets } from '@/lib/server/commerce/tools/edit/price-targets';
import { type RowsContext, refusedFor, refusedRow } from '@/lib/server/commerce/tools/rows/rows';
import { type UndoneRow, undoToolRows } from '@/lib/server/commerce/tools/rows/undo-tool-rows';
import { writeToolRows } from '@/lib/server/commerce/tools/rows/write-tool-rows';
import type { ImportOutcome, ImportRow } from '@/lib/server/platform/db/documents/imports';
import { judge } from '@/lib/server/platform/http/field-issues';
import { priceRowSchema } from '@/lib/shared/imports/import.schema';
import type { FieldIssues } from '@/lib/shared/messages/errors';
import { toCents, toDollars } from '@/lib/shared/numbers/money';
import { priceTierSchema } from '@/lib/shared/prices/price-list.schema';
import { skuKeyOf } from '@/lib/shared/tools/article-codes';
import { categorySchema } from '@/lib/shared/tools/tool-fields.schema';
import { type Kind, type Layout, textOf, valuesOf } from './kind';
import { apart, isWide, partsOf, together, undoneTogether } from './wide-prices';

type Refused = { issues: FieldIssues };
/** A row that sets the public price of a tool, or a tier of a price list. */
type PublicPrice = { sku: string; price: number };
type ListPrice = Omit<ListRow, 'isKnown'>;

/** The data that takes a tier back. */
type ListBack = Pick<ListRow, 'list' | 'target' | 'from' | 'tier'> & { tierBefore: PriceTier | null };

const refused = (field: string, issue: FieldIssues[string][number]): Refused => ({
  issues: { [field]: [issue] },
});

type Cells = ReturnType<typeof valuesOf>;
const textIn = (cells: Cells, field: string) => String(cells[field] ?? '');

function publicPriceOf(cells: Cells): PublicPrice | Refused {
  if (cells.category !== undefined || cells.percent !== undefined)
    return refused('list', 'price-list-needed');
  if ((cells.from ?? 1) !== 1) return refused('from', 'price-list-needed');
  const judged = judge(priceRowSchema, { sku: textIn(cells, 'sku'), price: cells.price ?? '' });
  return judged.issues ? judged : judged.value;
}

/** Returns a text that has the form of a category's slug; else null. */
function slugText(text: string): string | null {
  const slug = text.toLowerCase();
  return categorySchema.safeParse(slug).success ? slug : null;
}

type FindCategory = Awaited<ReturnType<typeof categoryFinder>>;

function listPriceOf(cells: Cells, findCategory: FindCategory): ListPrice | Refused {
  const { from = 1, price, percent } = cells;
  const [list = '', sku = '', category = ''] = ['list', 'sku', 'category'].map((field) =>
    textIn(cells, field),
  );
  if ((sku === '') === (category === '')) return refused('sku', 'price-rule-target');
  // A rule may be of a category that is not stored: merging it says whether any tool is in it.
  const slug = category === '' ? '' : (findCategory(category) ?? slugText(category));
  if (slug === null) return refused('category', 'category-unknown');
  if (sku !== '' && (skuKeyOf(sku) === '' || sku.length > 100 || /[\n\r]/.test(sku)))
    return refused('sku', 'sku-invalid');
  const judged = judge(priceTierSchema, {
    from,
    ...(price === undefined ? {} : { price }),
    ...(percent === undefined ? {} : { percent }),
  });
  if (judged.issues) {
    const { body, ...issues } = judged.issues;
    return { issues: { ...issues, ...(body ? { price: body } : {}) } };
  }
  const { value } = judged;
  const tier: PriceTier =
    value.price === undefined
      ? { from: value.from, percent: value.percent ?? 0 }
      : { from: value.from, priceCents: toCents(value.price) };
  return { list, target: sku === '' ? { category: slug } : { sku }, from: value.from, tier };
}

const priceOf = (cells: Cells, findCategory: FindCategory) =>
  cells.list === undefined ? publicPriceOf(cells) : listPriceOf(cells, findCategory);

function rowOf(
  value: unknown,
  layout: Layout,
  findCategory: FindCategory,
): PublicPrice | ListPrice | Refused {
  if (layout.source === 'bulk') {
    const judged = judge(priceRowSchema, value);
    return judged.issues ? judged : judged.value;
  }
  return priceOf(valuesOf(value, layout), findCategory);
}

function shownTier(tier: PriceTier | null): Record<string, unknown> {
  if (!tier) return {};
  return 'percent' in tier ? { percent: tier.percent } : { price: toDollars(tier.priceCents) };
}

function listOutcome(row: number, price: ListPrice, result: ListRowResult): ImportOutcome {
  const { target, list, from, tier } = price;
  const about = { row, ...('sku' in target ? { sku: target.sku } : {}) };
  if ('issue' in result) return refusedFor(about, result.field, result.issue);
  if (!result.isChanged) return { ...about, outcome: 'same' };
  const { tierBefore } = result;
  const back: ListBack = { list, target, from, tier, tierBefore };
  const where = { list, ...('category' in target ? { category: target.category } : {}), from };
  return {
    ...{ ...about, outcome: tierBefore ? 'changed' : 'created', back },
    before: tierBefore ? { ...where, ...shownTier(tierBefore) } : {},
    after: { ...where, ...shownTier(tier) },
  };
}

async function applyListPrices(
  prices: readonly { row: number; price: ListPrice }[],
  context: RowsContext,
  session?: ClientSession,
): Promise<ImportOutcome[]> {
  const skus = prices.flatMap(({ price: { target } }) => ('sku' in target ? target.sku : []));
  const categories = prices.flatMap(({ price: { target } }) => ('category' in target ? target.category : []));
  const unknown = new Set(prices.length === 0 ? [] : await unknownTargets(skus, categories));
  const isKnown = ({ target }: ListPrice) => !unknown.has('sku' in target ? target.sku : target.category);
  const rows = prices.map(({ price }) => ({ ...price, isKnown: isKnown(price) }));
  const imagined = (context.additions ?? []).filter(({ create }) => create === 'list');
  const results = await mergeListRows(
    rows,
    { ...context, imagined: imagined.map(({ id: _id, name }) => emptyList({ _id, name, now: context.now })) },
    session,
  );
  return prices.flatMap(({ row, price }, place) => {
    const result = results[place];
    return result ? listOutcome(row, price, result) : [];
  });
}

function keyOf(value: unknown, layout: Layout): string | null {
  const sku = skuKeyOf(textOf(value, 'sku', layout));
  if (layout.source === 'bulk') return sku || null;
  const cells = valuesOf(value, layout);
  const target = sku === '' ? `category ${textIn(cells, 'category').toLowerCase()}` : `sku ${sku}`;
  return [nameKey(textIn(cells, 'list')), target, cells.from ?? 1].join('\n');
}

type Priced = { row: number; column?: string; sku: string; price: PublicPrice | ListPrice | Refused };

/** Applies prices, several of which may be of one row, and returns what became of each, in their order. */
async function applyPrices(
  priced: readonly Priced[],
  context: RowsContext,
  session?: ClientSession,
): Promise<ImportOutcome[]> {
  const tools: Parameters<typeof writeToolRows>[0][number][] = [];
  const lists: { row: number; price: ListPrice }[] = [];
  for (const [place, { price }] of priced.entries()) {
    if ('issues' in price) continue;
    if ('list' in price) lists.push({ row: place, price });
    else tools.push({ row: place, sku: price.sku, mustExist: true, valuesFor: () => ({ ...price }) });
  }
  const outcomes = [
    ...(await writeToolRows(tools, { ...context, maySetStock: false }, session)),
    ...(await applyListPrices(lists, context, session)),
  ];
  const byPlace = new Map(outcomes.map((outcome) => [outcome.row, outcome]));
  return priced.map(({ row, sku, price }, place) => {
    const about = { row, ...(sku ? { sku } : {}) };
    if ('issues' in price) return refusedRow(about, price.issues);
    return { ...(byPlace.get(place) ?? { outcome: 'same' as const }), row };
  });
}

/** Applies rows of a wide table, each of several prices. */
async function applyWide(
  rows: readonly ImportRow[],
  layout: Layout,
  { findCategory, context }: { findCategory: FindCategory; context: RowsContext },
  session?: ClientSession,
): Promise<ImportOutcome[]> {
  const everyone = await listForEveryone();
  const priced = rows.flatMap(({ row, value }): Priced[] =>
    partsOf(valuesOf(value, layout), everyone).map(({ column, cells }) => ({
      ...{ row, column, sku: textIn(cells, 'sku') },
      price: priceOf(cells, findCategory),
    })),
  );
  const outcomes = await applyPrices(priced, context, session);
  return rows.map(({ row, value }) => {
    const parts = priced.flatMap(({ row: own, column = '' }, place) => {
      const outcome = outcomes[place];
      return own === row && outcome ? [{ column, outcome }] : [];
    });
    const sku = textOf(value, 'sku', layout);
    return parts.length > 0 ? together(row, parts) : { row, ...(sku ? { sku } : {}), outcome: 'same' };
  });
}

/** Prices: the public price of a tool, or a tier of a price list; in a wide table several of them a row. */
export const pricesKind: Kind = {
  keyOf,
  async apply(rows, layout, context, session) {
    const findCategory = await categoryFinder(session);
    if (isWide(layout)) return applyWide(rows, layout, { findCategory, context }, session);
    const priced = rows.map(({ row, value }) => {
      return { row, sku: textOf(value, 'sku', layout), price: rowOf(value, layout, findCategory) };
    });
    return applyPrices(priced, context, session);
  },
  async undo(joined, context, session) {
    const outcomes = apart(joined);
    const isOfList = ({ back }: ImportOutcome) => typeof back === 'object' && back !== null && 'list' in back;
    const ofLists = outcomes.filter(isOfList).reverse();
    const rows = ofLists.map(({ back }): ListRow => {
      const { list, target, from, tier, tierBefore } = back as ListBack;
      return { list, target, from, tier: tierBefore, isKnown: true, expected: tier };
    });
    const results = await mergeListRows(rows, context, session);
    const undone = ofLists.map(({ row, sku }, place): UndoneRow => {
      const result = results[place];
      const isKept = !result || 'issue' in result;
      return { row, ...(sku === undefined ? {} : { sku }), ...(isKept ? { kept: 'edited-meanwhile' } : {}) };
    });
    const others = outcomes.filter((outcome) => !isOfList(outcome));
    const all = [...undone, ...(await undoToolRows(others, context, session))];
    return undoneTogether(all).sort((a, b) => a.row - b.row);
  },
};

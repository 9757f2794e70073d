import type { Pack } from '@/lib/shared/quantity/quantity-rules';
import { namesPack, unitsOfWritten } from '@/lib/shared/quantity/read-quantity';
import type { ListRow, RowFault, RowQuantity } from '@/lib/shared/quick-order/list-row';
import { isShortened } from '@/lib/shared/tables/shortened';
import { gtinKeyOf, skuKeyOf } from '@/lib/shared/tools/article-codes';
import type { Tool } from '@/lib/shared/tools/tool.schema';

export type Article = { id: string; packs?: readonly Pack[] | undefined };

export type ArticleLookup<A extends Article> = {
  /** By all of a SKU in compact form, a GTIN or the buyer's own number. */
  exact: (text: string) => readonly A[];
  /** Only ever offered as a question. */
  near: (text: string) => readonly A[];
};

export type Proposal<A extends Article> = {
  article: A;
  quantity: { units: number } | { problem: RowFault };
};

/**
 * `taken`: one article and quantity. `quantity`: one article, its quantity is unclear. `question`: several readings.
 * `unknown`: no article; `near` are similar ones, and `problem` why none can be found.
 */
export type MatchedRow<A extends Article> =
  | { status: 'taken'; article: A; units: number }
  | { status: 'quantity'; article: A; problem: RowFault }
  | { status: 'question'; proposals: Proposal<A>[] }
  | { status: 'unknown'; near: A[]; problem?: 'number-shortened' };

const NEAR_MAX = 5;

function unitsOf(quantity: RowQuantity, article: Article): { units: number } | { problem: RowFault } {
  if ('problem' in quantity) return { problem: quantity.problem };
  const read = unitsOfWritten(quantity, article.packs);
  if ('units' in read) return read;
  return { problem: read.problem === 'quantity-required' ? 'quantity-missing' : read.problem };
}

/** A pack of the article besides the quantity: `1 x FL-BV-125 (4er Box)`. */
function mentionsPack(text: string, { packs = [] }: Article): boolean {
  const words = text.split(/[\s;,|()"]+/);
  return words.some((word) => packs.some(({ name }) => namesPack(word, name)));
}

function proposalsFor<A extends Article>(
  { text: rowText, readings }: ListRow,
  lookup: ArticleLookup<A>,
): Proposal<A>[] {
  const proposals = new Map<string, Proposal<A>>();
  for (const { article: text, within, quantity } of readings) {
    if (within !== undefined && lookup.exact(within).length > 0) continue;
    for (const article of lookup.exact(text)) {
      const isUnsaid = 'count' in quantity && quantity.unit === undefined && mentionsPack(rowText, article);
      const units = unitsOf(isUnsaid ? { problem: 'quantity-unclear' } : quantity, article);
      proposals.set(`${article.id} ${JSON.stringify(units)}`, { article, quantity: units });
    }
  }
  return [...proposals.values()];
}

function nearest<A extends Article>(row: ListRow, lookup: ArticleLookup<A>): A[] {
  const near = new Map<string, A>();
  for (const { article } of row.readings) {
    if (near.size >= NEAR_MAX) break;
    for (const found of lookup.near(article)) near.set(found.id, found);
  }
  return [...near.values()].slice(0, NEAR_MAX);
}

/** Taken only if every reading that names an article agrees on it and its units. */
export function matchRow<A extends Article>(row: ListRow, lookup: ArticleLookup<A>): MatchedRow<A> {
  const proposals = proposalsFor(row, lookup);
  const [only, ...others] = proposals;
  if (!only) {
    const hasLostDigits = row.readings.some(({ article }) => isShortened(article));
    return hasLostDigits
      ? { status: 'unknown', near: [], problem: 'number-shortened' }
      : { status: 'unknown', near: nearest(row, lookup) };
  }
  if (others.length > 0) return { status: 'question', proposals };
  const { article, quantity } = only;
  if ('units' in quantity) return { status: 'taken', article, units: quantity.units };
  return { status: 'quantity', article, problem: quantity.problem };
}

/** A tool, or a pack of it that has a GTIN of its own. */
export type ListedArticle = Article & {
  toolId: string;
  sku: string;
  name: string;
  pack?: { name: string; units: number };
};

export type ArticleIndex = ReadonlyMap<string, readonly ListedArticle[]>;

type Named = Pick<Tool, '_id' | 'sku' | 'name' | 'packs'>;

export function articleOf({ _id: toolId, sku, name, packs }: Named): ListedArticle {
  return { id: toolId, toolId, sku, name, packs };
}

/** A pack named by its GTIN is the unit of the quantity. */
function packArticles({ _id: toolId, sku, name, packs }: Named): { gtin: string; article: ListedArticle }[] {
  return packs.flatMap(({ gtin, ...pack }) =>
    gtin
      ? [
          {
            gtin,
            article: {
              ...{ id: `${toolId} ${gtin}`, toolId, sku, name, pack },
              packs: [{ name: pack.name, units: 1 }],
            },
          },
        ]
      : [],
  );
}

export function indexArticles(tools: Iterable<Named>): ArticleIndex {
  const index = new Map<string, ListedArticle[]>();
  const put = (key: string, article: ListedArticle) => {
    const existing = index.get(key);
    if (existing) existing.push(article);
    else index.set(key, [article]);
  };
  for (const tool of tools) {
    put(skuKeyOf(tool.sku), articleOf(tool));
    for (const { gtin, article } of packArticles(tool)) put(gtinKeyOf(gtin) ?? gtin, article);
  }
  return index;
}

/** All of the text is a SKU, or a GTIN with any number of leading zeros. */
export function articlesBy(index: ArticleIndex, text: string): ListedArticle[] {
  const keys = new Set([skuKeyOf(text), gtinKeyOf(text) ?? '']);
  return [...keys].flatMap((key) => index.get(key) ?? []);
}

import { listHref } from '@/lib/client/page/list-query';
import type { OwnRecord } from '@/lib/shared/command/own-record.schema';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { OFFER_ROUTES } from '@/lib/shared/offers/offer-routes';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { SearchHit } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { matchEntries, type PageEntry } from './page-entries';
import type { BoxSearch } from './use-box-search';

export type BoxOption = { href: string } & (
  | { kind: 'tool'; hit: SearchHit; number?: string }
  | { kind: 'category'; name: string; count: number }
  | { kind: 'page'; name: string }
  | { kind: 'record'; record: OwnRecord }
  | { kind: 'recent'; query: string }
  /** All tools that were found, or before anything is typed the catalogue. */
  | { kind: 'all'; total: number | null }
);
export type GroupKey = 'own' | 'tools' | 'similar' | 'records' | 'categories' | 'pages' | 'recent' | 'all';
export type BoxGroup = { key: GroupKey; options: BoxOption[] };

const PAGES_MAX = 3;
const PAGE_TYPED_MIN = 2;

const toolOption = (hit: SearchHit, number?: string): BoxOption => ({
  kind: 'tool',
  href: ROUTES.tool(hit.slug),
  hit,
  ...(number === undefined ? {} : { number }),
});

const RECORD_PAGES: Record<OwnRecord['kind'], (id: string) => string> = {
  order: ROUTES.myOrder,
  'company-order': COMPANY_ROUTES.order,
  approval: COMPANY_ROUTES.approval,
  offer: OFFER_ROUTES.own,
  list: ROUTES.list,
};

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * Returns whether the whole of a tool's SKU or own number was typed, however it is parted: then there is nothing to choose from.
 */
export function isTypedNumber(option: BoxOption | undefined, typed: string): boolean {
  if (option?.kind !== 'tool' || lettersOf(typed) === '') return false;
  return [option.hit.sku, option.number ?? ''].some((number) => lettersOf(number) === lettersOf(typed));
}

/** People type such a part of an order's, an invoice's or their own PO number; sizes of tools are shorter. */
const PART_OF_NUMBER = /\d{3}/;

function pageOptions(query: string, pages: readonly PageEntry[]): BoxOption[] {
  if (query.length < PAGE_TYPED_MIN) return [];
  const searched = PART_OF_NUMBER.test(query) ? pages.filter(({ find }) => find) : [];
  return [
    ...searched.map(({ href, find = '' }): BoxOption => {
      return { kind: 'page', href: listHref(href, { q: query }), name: fillText(find, { query }) };
    }),
    ...matchEntries(pages, query, PAGES_MAX).map(
      ({ href, name }): BoxOption => ({ kind: 'page', href, name }),
    ),
  ];
}

type Shown = {
  search: Pick<BoxSearch, 'query' | 'response' | 'hasFailed'>;
  records?: readonly OwnRecord[];
  pages: readonly PageEntry[];
  recent: readonly string[];
};

/**
 * Returns the groups of the box, in the order of its keys; groups without options are left out. Before anything is typed the
 * catalogue and recent searches; then tools, the viewer's records, categories, pages and all results. Where no tool is found, records
 * and pages come before what only comes near. Pure.
 */
export function boxGroups({ search, records = [], pages, recent }: Shown): BoxGroup[] {
  const { query, response, hasFailed } = search;
  if (hasFailed) return [];
  if (response === null) {
    const options = recent.map(
      (words): BoxOption => ({ kind: 'recent', href: listHref(ROUTES.tools, { q: words }), query: words }),
    );
    return filled([
      { key: 'all', options: [{ kind: 'all', href: ROUTES.tools, total: null }] },
      { key: 'recent', options: query === '' ? options : [] },
    ]);
  }
  const own = new Set(response.own.map(({ hit }) => hit._id));
  const tools = response.results.filter(({ _id }) => !own.has(_id));
  const isNone = own.size + tools.length === 0;
  const all: BoxOption = {
    kind: 'all',
    href: listHref(ROUTES.tools, { q: query }),
    total: Math.max(response.total, own.size + tools.length),
  };
  const categories = response.categories ?? [];
  const found: Record<'own' | 'tools' | 'similar' | 'records' | 'categories' | 'pages', BoxOption[]> = {
    own: response.own.map(({ hit, number }) => toolOption(hit, number)),
    tools: tools.map((hit) => toolOption(hit)),
    similar: isNone ? (response.similar ?? []).map((hit) => toolOption(hit)) : [],
    categories: categories.map(({ slug, ...category }) => ({
      kind: 'category',
      href: ROUTES.toolCategory(slug),
      ...category,
    })),
    records: records.map((record) => ({
      kind: 'record',
      href: RECORD_PAGES[record.kind](record._id),
      record,
    })),
    pages: pageOptions(query, pages),
  };
  const keys: (keyof typeof found)[] =
    isNone && found.records.length + found.pages.length > 0
      ? ['records', 'pages', 'categories', 'similar']
      : ['own', 'tools', 'similar', 'records', 'categories', 'pages'];
  const groups: BoxGroup[] = keys.map((key) => ({ key, options: found[key] }));
  return filled(isNone ? groups : [...groups, { key: 'all', options: [all] }]);
}

function filled(groups: readonly BoxGroup[]): BoxGroup[] {
  return groups.filter(({ options }) => options.length > 0);
}

/** Whether what was found comes before the sentence that no tool was. */
export const isFoundElsewhere = (first: Pick<BoxGroup, 'key'> | undefined) =>
  first?.key === 'pages' || first?.key === 'records';

/** Beside the lines on wide screens, above them on others. */
export const isAside = ({ key }: Pick<BoxGroup, 'key'>) => key === 'categories' || key === 'pages';

/** An option at its place among all, `row` being the first of its rows in the grid, and `rows` how many it has. */
export type PlacedOption = { option: BoxOption; position: number; row: number; rows: number };
export type PlacedGroup = { key: GroupKey; row: number; rows: number; options: PlacedOption[] };

/** A tool has two rows, of which the second is that of its controls on phones. */
const ROWS = { tool: 2, recent: 1, record: 1, all: 1, category: 0, page: 0 } as const;

/** The groups in a grid whose first row is that of what stands aside. Pure. */
export function placeGroups(groups: readonly BoxGroup[]): { groups: PlacedGroup[]; rows: number } {
  let row = 2;
  let position = 0;
  const placed = groups.map((group): PlacedGroup => {
    const first = row;
    const hasHeading = group.key !== 'all' && !isAside(group);
    if (hasHeading) row += 1;
    const options = group.options.map((option): PlacedOption => {
      const place = { option, position, row, rows: ROWS[option.kind] };
      row += place.rows;
      position += 1;
      return place;
    });
    return { key: group.key, row: first, rows: row - first, options };
  });
  return { groups: placed, rows: row - 1 };
}

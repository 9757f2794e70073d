import { Boxes, Plus } from 'lucide';
import { cookies } from 'next/headers';
import type { z } from 'zod';
import { ListSelect } from '@/components/dashboard/rows/list-select';
import { productRowOf } from '@/components/tools/manage/cells/product-row';
import { MissingLinks } from '@/components/tools/manage/list/missing-links';
import { ProductList } from '@/components/tools/manage/list/product-list';
import { productListTextsOf } from '@/components/tools/manage/list/product-list-texts';
import { ProductRefresh } from '@/components/tools/manage/product-refresh';
import { buttonStyles } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/links/link';
import { ListCount } from '@/components/ui/tables/list-count';
import { hiddenColumnsCookie, readHiddenColumns } from '@/lib/client/page/hidden-columns';
import { listHref } from '@/lib/client/page/list-query';
import { listToolsWithSales } from '@/lib/server/commerce/reports/list-tools-with-sales';
import {
  countToolsByState,
  countToolsMissingTexts,
} from '@/lib/server/commerce/tools/manage/list-managed-tools';
import { listToolStock } from '@/lib/server/commerce/tools/stock/tool-stock';
import { env } from '@/lib/server/platform/config/env';
import { DEFAULT_CATEGORY } from '@/lib/shared/categories/named-category';
import { TOOL_STATES } from '@/lib/shared/quantity/quantity-rules';
import type { Language } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { MANAGED_TOOL_SORTS, managedToolQuerySchema } from '@/lib/shared/tools/tool.schema';
import { categoriesToChoose, categoriesToFilter } from '../categories-to-choose';
import { listPage } from '../list-page';
import { LIST_PAGE_LIMIT } from '../read-list-page';

const PATH = ROUTES.manageProducts;

type StockFilter = 'true' | 'false' | 'low' | undefined;

function stockAddress(stock: StockFilter): { inStock?: 'true' | 'false'; lowStock?: 'true' } {
  if (stock === 'low') return { lowStock: 'true' };
  return stock === undefined ? {} : { inStock: stock };
}

type Query = z.output<typeof managedToolQuerySchema>;

function stockOf({ lowStock, inStock }: Query): StockFilter {
  return lowStock ? 'low' : inStock === undefined ? undefined : `${inStock}`;
}

/** The filters but the state, for what counts the tools of each. */
function filtersOf({ q = '', category, inStock, lowStock, missing }: Query) {
  return { q, category, inStock: lowStock ? undefined : inStock, lowStock, missing };
}

/** The filters that are set, for calls in the browser. */
function setFilters({ q, category, missing, state }: Query) {
  return {
    ...(q ? { q } : {}),
    ...(category ? { category } : {}),
    ...(missing ? { missing } : {}),
    state: state ?? ('all' as const),
  };
}

/** The address of what is shown as a file; of all tools where nothing narrows them. */
function fileOf(query: Query, address: Record<string, string | undefined>, language: Language): string {
  const isNarrowed = Object.values({ ...filtersOf(query), state: query.state }).some(Boolean);
  if (!isNarrowed) return `/api/export/tools.csv?language=${language}`;
  return listHref('/api/all-tool/export.csv', { ...address, language });
}

const page = listPage({
  path: PATH,
  icon: Boxes,
  saves: 'manage-product',
  opens: 'tool',
  query: managedToolQuerySchema,
  address: (query) => {
    const { q, missing, state, category, sort } = query;
    return { q, ...stockAddress(stockOf(query)), missing, state, category, sort };
  },
  own: ({ admin, dashboard: { manageProducts } }) => ({ ...admin.products, ...manageProducts }),
  list: async (actor, { state, sort, page: number, limit, ...query }) => {
    const asked = { ...filtersOf(query), state: state ?? 'all', sort, page: number, limit } as const;
    const { tools: rows, total } = await listToolsWithSales(actor, asked);
    return { rows, total };
  },
  more: async (actor, { lang, query }, rows) => {
    const [categories, figures, counts, lacking, chosen, stored] = await Promise.all([
      categoriesToFilter(lang, query.category),
      listToolStock(
        actor,
        rows.map(({ _id }) => _id),
      ),
      countToolsByState(actor, filtersOf(query)),
      countToolsMissingTexts(actor, { ...filtersOf(query), state: query.state ?? 'all' }),
      categoriesToChoose(lang, DEFAULT_CATEGORY),
      cookies(),
    ]);
    const hiddenColumns = readHiddenColumns(stored.get(hiddenColumnsCookie('products'))?.value);
    return { categories, figures, counts, lacking, chosen, hiddenColumns };
  },
  frame: ({ query, address, language, texts, own, total, more }) => {
    const { q, category, missing, state, sort } = query;
    const { stock: stockTexts, category: categoryTexts, sort: sortTexts } = texts.admin.products;
    const stock = stockOf(query);
    return {
      q,
      isCompact: true,
      filter: {
        name: 'state',
        value: state,
        options: [
          [undefined, texts.editor.anyState, more.counts.all],
          ...TOOL_STATES.map((each) => [each, texts.editor.states[each], more.counts[each]] as const),
        ],
      },
      filterLabel: texts.editor.fields.state,
      narrowing: { category, ...stockAddress(stock), missing },
      parameters: { sort },
      controls: (
        <>
          <ListSelect
            path={PATH}
            parameters={address}
            name="inStock"
            value={stock ?? ''}
            label={stockTexts.label}
            isCompact
            addresses={{
              '': { inStock: undefined, lowStock: undefined },
              true: { inStock: 'true', lowStock: undefined },
              low: { inStock: undefined, lowStock: 'true' },
              false: { inStock: 'false', lowStock: undefined },
            }}
            options={[
              ['', stockTexts.all],
              ['true', stockTexts.inStock],
              ['low', stockTexts.lowStock],
              ['false', stockTexts.outOfStock],
            ]}
          />
          <ListSelect
            path={PATH}
            parameters={address}
            name="category"
            value={category ?? ''}
            label={categoryTexts.label}
            isCompact
            options={[['', categoryTexts.all], ...more.categories]}
          />
          <ListSelect
            path={PATH}
            parameters={address}
            name="sort"
            value={sort ?? ''}
            label={sortTexts.label}
            isCompact
            options={MANAGED_TOOL_SORTS.map(
              (each) => [each === 'newest' ? '' : each, sortTexts.options[each]] as const,
            )}
          />
        </>
      ),
      state: (
        <>
          <ListCount count={total} texts={own.count} />
          <MissingLinks
            path={PATH}
            address={address}
            current={missing}
            counts={more.lacking}
            texts={texts.admin.products.translation}
          />
        </>
      ),
      actions: (
        <>
          <LinkButton href={ROUTES.bulkChanges} variant="ghost" size="xs">
            {texts.bulkChanges.link}
          </LinkButton>
          <LinkButton href={ROUTES.imports} variant="ghost" size="xs">
            {texts.imports.products.import}
          </LinkButton>
          <a
            href={fileOf(query, address, language)}
            download
            className={buttonStyles({ variant: 'ghost', size: 'xs' })}
          >
            {texts.imports.products.export}
          </a>
          <LinkButton href={ROUTES.addProduct} size="sm">
            <Icon node={Plus} />
            {own.add}
          </LinkButton>
        </>
      ),
      emptyAction: <LinkButton href={ROUTES.addProduct}>{own.add}</LinkButton>,
    };
  },
  table: ({ rows, total, page: number, query, address, texts, more }) => {
    const { inStock, lowStock, sort } = query;
    return (
      <>
        <ProductList
          key={listHref(PATH, { ...address, sort: undefined })}
          tools={rows.map((tool) => productRowOf(tool, more.figures.get(tool._id) ?? { reserved: 0 }))}
          total={total}
          sorting={{ sort: sort ?? 'newest', path: PATH, address }}
          filter={{
            ...setFilters(query),
            ...(lowStock ? { lowStock } : inStock === undefined ? {} : { inStock }),
          }}
          categories={more.chosen}
          hiddenColumns={more.hiddenColumns}
          lowStockUnits={env().LOW_STOCK_UNITS}
          texts={productListTextsOf(texts)}
        />
        <ProductRefresh
          shown={rows}
          query={{
            ...setFilters(query),
            ...stockAddress(stockOf(query)),
            ...(sort ? { sort } : {}),
            page: number,
            limit: LIST_PAGE_LIMIT,
          }}
        />
      </>
    );
  },
});

export const { generateMetadata } = page;
export default page.Page;

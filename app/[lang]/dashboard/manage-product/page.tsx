import { Boxes, Plus } from 'lucide';
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { AdminList } from '@/components/dashboard/rows/admin-list';
import { ListSelect } from '@/components/dashboard/rows/list-select';
import { SavedViews } from '@/components/dashboard/saved-views';
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
import { type AddressQuery, listHref, readListQuery } from '@/lib/client/page/list-query';
import { listToolsWithSales } from '@/lib/server/commerce/reports/list-tools-with-sales';
import {
  countToolsByState,
  countToolsMissingTexts,
} from '@/lib/server/commerce/tools/manage/list-managed-tools';
import { listToolStock } from '@/lib/server/commerce/tools/stock/tool-stock';
import { listViews } from '@/lib/server/identity/users/saved-views';
import { env } from '@/lib/server/platform/config/env';
import { DEFAULT_CATEGORY } from '@/lib/shared/categories/named-category';
import { TOOL_STATES } from '@/lib/shared/quantity/quantity-rules';
import { languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { MANAGED_TOOL_SORTS, managedToolQuerySchema } from '@/lib/shared/tools/tool.schema';
import { requireAdmin } from '../../page-gate';
import { categoriesToChoose, categoriesToFilter } from '../categories-to-choose';
import { LIST_PAGE_LIMIT, readListPage } from '../read-list-page';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

const PATH = ROUTES.manageProducts;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).dashboard.manageProducts.title };
}

type StockFilter = 'true' | 'false' | 'low' | undefined;

function stockAddress(stock: StockFilter): { inStock?: 'true' | 'false'; lowStock?: 'true' } {
  if (stock === 'low') return { lowStock: 'true' };
  return stock === undefined ? {} : { inStock: stock };
}

export default async function ManageProductsPage({ params, searchParams }: PageProps) {
  const { lang } = await params;
  const texts = textsFor(lang);
  const query = readListQuery(managedToolQuerySchema, await searchParams);
  const { q = '', category, inStock, lowStock, missing, state, sort, page } = query;
  const stock: StockFilter = lowStock ? 'low' : inStock === undefined ? undefined : `${inStock}`;
  const address = { q, ...stockAddress(stock), missing, state, category, sort };
  const actor = await requireAdmin(listHref(PATH, { ...address, page }));
  const selection = { q, category, inStock: lowStock ? undefined : inStock, lowStock, missing };
  const { rows, ...list } = await readListPage(page, async (part) => {
    const asked = { ...selection, state: state ?? 'all', sort, ...part };
    const { tools, total } = await listToolsWithSales(actor, asked);
    return { rows: tools, total };
  });
  const [categories, figures, counts, lacking, views, chosen] = await Promise.all([
    categoriesToFilter(lang, category),
    listToolStock(
      actor,
      rows.map(({ _id }) => _id),
    ),
    countToolsByState(actor, selection),
    countToolsMissingTexts(actor, { ...selection, state: state ?? 'all' }),
    listViews(actor, 'products'),
    categoriesToChoose(lang, DEFAULT_CATEGORY),
  ]);
  const hidden = (await cookies()).get(hiddenColumnsCookie('products'))?.value;
  const own = texts.dashboard.manageProducts;
  const { stock: stockTexts, category: categoryTexts, sort: sortTexts } = texts.admin.products;
  const states = [
    [undefined, texts.editor.anyState, counts.all],
    ...TOOL_STATES.map((each) => [each, texts.editor.states[each], counts[each]] as const),
  ] as const;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <DashboardHead
        heading={own.heading}
        text={own.text}
        state={
          <>
            <ListCount count={list.total} texts={texts.admin.products.count} />
            <MissingLinks
              path={PATH}
              address={address}
              current={missing}
              counts={lacking}
              texts={texts.admin.products.translation}
            />
          </>
        }
      >
        <LinkButton href={ROUTES.bulkChanges} variant="ghost" size="xs">
          {texts.bulkChanges.link}
        </LinkButton>
        <LinkButton href={ROUTES.imports} variant="ghost" size="xs">
          {texts.imports.products.import}
        </LinkButton>
        <a
          href={`/api/export/tools.csv?language=${languageOf(lang)}`}
          download
          className={buttonStyles({ variant: 'ghost', size: 'xs' })}
        >
          {texts.imports.products.export}
        </a>
        <LinkButton href={ROUTES.addProduct} size="sm">
          <Icon node={Plus} />
          {own.add}
        </LinkButton>
      </DashboardHead>
      <AdminList
        {...list}
        path={PATH}
        q={q}
        filter={{ name: 'state', value: state, options: states }}
        filterLabel={texts.editor.fields.state}
        isCompact
        narrowing={{ category, ...stockAddress(stock), missing }}
        parameters={{ sort }}
        views={
          <SavedViews
            list="products"
            views={views}
            path={PATH}
            address={{ q: q || undefined, ...stockAddress(stock), missing, state, category, sort }}
            texts={texts.admin.views}
          />
        }
        controls={
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
              options={[['', categoryTexts.all], ...categories]}
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
        }
        icon={Boxes}
        texts={texts}
        own={{ ...texts.admin.products, empty: own.empty }}
        emptyAction={<LinkButton href={ROUTES.addProduct}>{own.add}</LinkButton>}
      >
        <ProductList
          key={listHref(PATH, { ...address, sort: undefined })}
          tools={rows.map((tool) => productRowOf(tool, figures.get(tool._id)?.reserved ?? 0))}
          total={list.total}
          sorting={{ sort: sort ?? 'newest', path: PATH, address }}
          filter={{
            ...(q ? { q } : {}),
            ...(category ? { category } : {}),
            ...(lowStock ? { lowStock } : inStock === undefined ? {} : { inStock }),
            ...(missing ? { missing } : {}),
            state: state ?? 'all',
          }}
          categories={chosen}
          hiddenColumns={readHiddenColumns(hidden)}
          lowStockUnits={env().LOW_STOCK_UNITS}
          texts={productListTextsOf(texts)}
        />
        <ProductRefresh
          shown={rows}
          query={{
            ...(q ? { q } : {}),
            ...(category ? { category } : {}),
            ...(sort ? { sort } : {}),
            ...stockAddress(stock),
            ...(missing ? { missing } : {}),
            state: state ?? 'all',
            page: list.page,
            limit: LIST_PAGE_LIMIT,
          }}
        />
      </AdminList>
    </div>
  );
}

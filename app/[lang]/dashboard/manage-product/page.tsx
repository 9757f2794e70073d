import { Boxes, Plus } from 'lucide';
import type { Metadata } from 'next';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { AdminList } from '@/components/dashboard/rows/admin-list';
import { ListSelect } from '@/components/dashboard/rows/list-select';
import { SavedViews } from '@/components/dashboard/saved-views';
import { BulkPanel } from '@/components/products/bulk/bulk-panel';
import { SelectionProvider } from '@/components/products/bulk/selection';
import { ProductRefresh } from '@/components/products/product-refresh';
import { ProductTable } from '@/components/products/product-table';
import { buttonStyles } from '@/components/ui/controls/button-styles';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/links/link-button';
import { listToolStock } from '@/lib/server/commerce/catalogue/stock/get-tool-stock';
import { listToolsWithSales } from '@/lib/server/commerce/tool-sales/list-tools-with-sales';
import { listViews } from '@/lib/server/identity/users/views/list-views';
import { type AddressQuery, listHref, readListQuery } from '@/lib/shared/calls/list-query';
import { DEFAULT_CATEGORY } from '@/lib/shared/categories/named-category';
import { languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import {
  MANAGED_TOOL_SORTS,
  type ManagedToolQuery,
  managedToolQuerySchema,
} from '@/lib/shared/tools/tool.schema';
import { TOOL_STATES } from '@/lib/shared/tools/tool-states';
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
  const { q = '', category, inStock, lowStock, state, sort, page } = query;
  const stock: StockFilter = lowStock ? 'low' : inStock === undefined ? undefined : `${inStock}`;
  const address = { q, ...stockAddress(stock), state, category, sort };
  const actor = await requireAdmin(listHref(PATH, { ...address, page }));
  const selection: ManagedToolQuery = {
    q,
    category,
    inStock: lowStock ? undefined : inStock,
    lowStock,
    state: state ?? 'all',
  };
  const { rows, ...list } = await readListPage(page, async (part) => {
    const { tools, total } = await listToolsWithSales(actor, { ...selection, sort, ...part });
    return { rows: tools, total };
  });
  const categories = await categoriesToFilter(lang, category);
  const figures = await listToolStock(
    actor,
    rows.map(({ _id }) => _id),
  );
  const own = texts.dashboard.manageProducts;
  const { stock: stockTexts, category: categoryTexts, sort: sortTexts } = texts.admin.products;
  const options = [
    [undefined, stockTexts.all],
    ['true', stockTexts.inStock],
    ['low', stockTexts.lowStock],
    ['false', stockTexts.outOfStock],
  ] as const;
  const states = [
    [undefined, texts.editor.anyState],
    ...TOOL_STATES.map((each) => [each, texts.editor.states[each]] as const),
  ] as const;
  return (
    <>
      <DashboardHead heading={own.heading} text={own.text}>
        <LinkButton href={ROUTES.bulkChanges} variant="ghost">
          {texts.bulkChanges.link}
        </LinkButton>
        <LinkButton href={ROUTES.imports} variant="outline">
          {texts.imports.products.import}
        </LinkButton>
        <a
          href={`/api/export/tools.csv?language=${languageOf(lang)}`}
          download
          className={buttonStyles({ variant: 'outline' })}
        >
          {texts.imports.products.export}
        </a>
        <LinkButton href={ROUTES.addProduct}>
          <Icon node={Plus} />
          {own.add}
        </LinkButton>
      </DashboardHead>
      <AdminList
        {...list}
        path={PATH}
        q={q}
        filter={{
          name: 'inStock',
          value: stock,
          options,
          addressOf: (value) => ({
            inStock: undefined,
            lowStock: undefined,
            ...stockAddress(value as StockFilter),
          }),
        }}
        second={{ name: 'state', value: state, label: texts.editor.fields.state, options: states }}
        narrowing={{ category }}
        parameters={{ sort }}
        views={
          <SavedViews
            list="products"
            views={await listViews(actor, 'products')}
            path={PATH}
            address={{ q: q || undefined, ...stockAddress(stock), state, category, sort }}
            texts={texts.admin.views}
          />
        }
        controls={
          <>
            <ListSelect
              path={PATH}
              parameters={address}
              name="category"
              value={category ?? ''}
              label={categoryTexts.label}
              options={[['', categoryTexts.all], ...categories]}
            />
            <ListSelect
              path={PATH}
              parameters={address}
              name="sort"
              value={sort ?? ''}
              label={sortTexts.label}
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
        <SelectionProvider
          key={listHref(PATH, { ...address, sort: undefined })}
          page={rows.map(({ _id }) => _id)}
        >
          <BulkPanel
            pageLength={rows.length}
            total={list.total}
            filter={{
              ...(q ? { q } : {}),
              ...(category ? { category } : {}),
              ...(lowStock ? { lowStock } : inStock === undefined ? {} : { inStock }),
              state: state ?? 'all',
            }}
            categories={await categoriesToChoose(lang, DEFAULT_CATEGORY)}
            texts={{ bulk: texts.bulk, states: texts.editor.states }}
          />
          <ProductTable
            tools={rows}
            stock={figures}
            sort={sort ?? 'newest'}
            href={(next) => listHref(PATH, { ...address, sort: next })}
            texts={texts}
          />
        </SelectionProvider>
        <ProductRefresh
          shown={rows}
          query={{
            ...(q ? { q } : {}),
            ...(category ? { category } : {}),
            ...(sort ? { sort } : {}),
            ...stockAddress(stock),
            state: state ?? 'all',
            page: list.page,
            limit: LIST_PAGE_LIMIT,
          }}
        />
      </AdminList>
    </>
  );
}

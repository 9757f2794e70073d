import { Boxes, Plus } from 'lucide';
import type { Metadata } from 'next';
import { AdminList } from '@/components/dashboard/admin-list';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { BulkPanel } from '@/components/products/bulk/bulk-panel';
import { SelectionProvider } from '@/components/products/bulk/selection';
import { KeepProductsFresh } from '@/components/products/keep-products-fresh';
import { ProductTable } from '@/components/products/product-table';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { listToolStock } from '@/lib/server/commerce/catalogue/get-tool-stock';
import { listManagedTools } from '@/lib/server/commerce/catalogue/list-managed-tools';
import { type AddressQuery, listHref, readListQuery } from '@/lib/shared/list-query';
import { ROUTES } from '@/lib/shared/routes';
import { toolQuerySchema } from '@/lib/shared/schemas/tool';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { TOOL_STATES } from '@/lib/shared/tool-states';
import { requireAdmin } from '../../page-gate';
import { categoriesToChoose } from '../categories-to-choose';
import { LIST_PAGE_LIMIT, readListPage } from '../read-list-page';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

const PATH = ROUTES.manageProducts;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).dashboard.manageProducts.title };
}

/** Every tool on sale, newest first, for admins (product §2.6). */
export default async function ManageProductsPage({ params, searchParams }: PageProps) {
  const texts = textsFor((await params).lang);
  const { q = '', inStock, state, page } = readListQuery(toolQuerySchema, await searchParams);
  const stock = inStock === undefined ? undefined : (`${inStock}` as const);
  const actor = await requireAdmin(listHref(PATH, { q, inStock: stock, state, page }));
  const { rows, ...list } = await readListPage(page, async (part) => {
    const { tools, total } = await listManagedTools(actor, { q, inStock, state: state ?? 'all', ...part });
    return { rows: tools, total };
  });
  const figures = await listToolStock(
    actor,
    rows.map(({ _id }) => _id),
  );
  const own = texts.dashboard.manageProducts;
  const { stock: stockTexts } = texts.admin.products;
  const options = [
    [undefined, stockTexts.all],
    ['true', stockTexts.inStock],
    ['false', stockTexts.outOfStock],
  ] as const;
  const states = [
    [undefined, texts.editor.anyState],
    ...TOOL_STATES.map((each) => [each, texts.editor.states[each]] as const),
  ] as const;
  return (
    <>
      <DashboardHead heading={own.heading} text={own.text}>
        <LinkButton href={ROUTES.addProduct}>
          <Icon node={Plus} />
          {own.add}
        </LinkButton>
      </DashboardHead>
      <AdminList
        {...list}
        path={PATH}
        q={q}
        filter={{ name: 'inStock', value: stock, options }}
        second={{ name: 'state', value: state, label: texts.editor.fields.state, options: states }}
        icon={Boxes}
        texts={texts}
        own={{ ...texts.admin.products, empty: own.empty }}
        emptyAction={<LinkButton href={ROUTES.addProduct}>{own.add}</LinkButton>}
      >
        <SelectionProvider key={listHref(PATH, { q, inStock: stock, state })}>
          <BulkPanel
            page={rows.map(({ _id }) => _id)}
            total={list.total}
            filter={{
              ...(q ? { q } : {}),
              ...(inStock === undefined ? {} : { inStock }),
              state: state ?? 'all',
            }}
            categories={await categoriesToChoose(texts.catalogue, 'other')}
            texts={{ bulk: texts.bulk, states: texts.editor.states }}
          />
          <ProductTable tools={rows} stock={figures} texts={texts} />
        </SelectionProvider>
        <KeepProductsFresh
          shown={rows}
          query={{
            ...(q ? { q } : {}),
            ...(stock ? { inStock: stock } : {}),
            state: state ?? 'all',
            page: list.page,
            limit: LIST_PAGE_LIMIT,
          }}
        />
      </AdminList>
    </>
  );
}

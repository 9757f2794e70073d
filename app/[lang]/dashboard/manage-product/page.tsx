import { Boxes, Plus } from 'lucide-react';
import type { Metadata } from 'next';
import { AdminList } from '@/components/admin/admin-list';
import { KeepProductsFresh } from '@/components/admin/keep-products-fresh';
import { ProductTable } from '@/components/admin/product-table';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { LinkButton } from '@/components/ui/link-button';
import { listToolStock } from '@/lib/server/tools/get-tool-stock';
import { listTools } from '@/lib/server/tools/list-tools';
import { type AddressQuery, listHref, readListQuery } from '@/lib/shared/list-query';
import { ROUTES } from '@/lib/shared/routes';
import { toolQuerySchema } from '@/lib/shared/schemas/tool';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireAdmin } from '../../page-gate';
import { LIST_PAGE_LIMIT, readListPage } from '../read-list-page';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

const PATH = ROUTES.manageProducts;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).dashboard.manageProducts.title };
}

/** Every tool on sale, newest first, for admins (spec §2). */
export default async function ManageProductsPage({ params, searchParams }: PageProps) {
  const texts = textsFor((await params).lang);
  const { q = '', inStock, page } = readListQuery(toolQuerySchema, await searchParams);
  const stock = inStock?.toString();
  const actor = await requireAdmin(listHref(PATH, { q, inStock: stock, page }));
  const { rows, ...list } = await readListPage(page, async (part) => {
    const { tools, total } = await listTools({ q, inStock, ...part });
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
  return (
    <>
      <DashboardHead heading={own.heading} text={own.text}>
        <LinkButton href={ROUTES.addProduct}>
          <Plus aria-hidden="true" />
          {own.add}
        </LinkButton>
      </DashboardHead>
      <AdminList
        {...list}
        path={PATH}
        q={q}
        filter={{ name: 'inStock', value: stock, options }}
        icon={Boxes}
        texts={texts}
        own={{ ...texts.admin.products, empty: own.empty }}
        emptyAction={<LinkButton href={ROUTES.addProduct}>{own.add}</LinkButton>}
      >
        <ProductTable tools={rows} stock={figures} texts={texts} />
        <KeepProductsFresh
          shown={rows}
          query={{
            ...(q ? { q } : {}),
            ...(stock ? { inStock: stock } : {}),
            page: String(list.page),
            limit: String(LIST_PAGE_LIMIT),
          }}
        />
      </AdminList>
    </>
  );
}

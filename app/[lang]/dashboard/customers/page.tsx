import { Users } from 'lucide';
import type { Metadata } from 'next';
import { CustomerTable } from '@/components/customers/customer-table';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { AdminList } from '@/components/dashboard/rows/admin-list';
import { ListSelect } from '@/components/dashboard/rows/list-select';
import { type AddressQuery, listHref, readListQuery } from '@/lib/client/page/list-query';
import { listCustomers } from '@/lib/server/commerce/customers/list-customers';
import { listPriceGroups } from '@/lib/server/commerce/prices/find-price-groups';
import { CUSTOMERS_SORTS, customersQuerySchema } from '@/lib/shared/customers/customer.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireAdmin } from '../../page-gate';
import { readListPage } from '../read-list-page';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

const PATH = ROUTES.customers;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).customer.list.title };
}

export default async function CustomersPage({ params, searchParams }: PageProps) {
  const texts = textsFor((await params).lang);
  const { q = '', open, sort = '-last', page } = readListQuery(customersQuerySchema, await searchParams);
  const address = { q, open, sort: sort === '-last' ? undefined : sort };
  const actor = await requireAdmin(listHref(PATH, { ...address, page }));
  const { rows, ...list } = await readListPage(page, async (part) => {
    const { customers, total } = await listCustomers(actor, { q, open, sort }, part);
    return { rows: customers, total };
  });
  const { priceGroups } = await listPriceGroups(actor);
  const own = texts.customer.list;
  return (
    <>
      <DashboardHead heading={own.heading} text={own.text} />
      <AdminList
        {...list}
        path={PATH}
        q={q}
        filter={{
          name: 'open',
          value: open,
          options: [
            [undefined, own.filter.all],
            ['true', own.filter.open],
          ],
        }}
        parameters={{ sort: address.sort }}
        controls={
          <ListSelect
            path={PATH}
            parameters={address}
            name="sort"
            value={address.sort ?? ''}
            label={own.sort.label}
            options={CUSTOMERS_SORTS.map(
              (each) => [each === '-last' ? '' : each, own.sort.options[each]] as const,
            )}
          />
        }
        icon={Users}
        texts={texts}
        own={own}
      >
        <CustomerTable
          customers={rows}
          groups={new Map(priceGroups.map(({ _id, name }) => [_id, name]))}
          sorting={{ sort, path: PATH, address }}
          texts={own}
        />
      </AdminList>
    </>
  );
}

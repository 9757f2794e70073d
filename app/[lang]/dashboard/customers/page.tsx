import { Users } from 'lucide';
import { CustomerTable } from '@/components/customers/customer-table';
import { CustomersBeside } from '@/components/customers/customers-beside';
import { ListSelect } from '@/components/dashboard/rows/list-select';
import { callPath } from '@/lib/client/page/call-path';
import { listCustomers } from '@/lib/server/commerce/customers/list-customers';
import { listPriceGroups } from '@/lib/server/commerce/prices/find-price-groups';
import { CUSTOMERS_SORTS, customersQuerySchema } from '@/lib/shared/customers/customer.schema';
import type { userCalls } from '@/lib/shared/customers/users.contract';
import { ROUTES } from '@/lib/shared/site/routes';
import { listPage } from '../list-page';

const PATH = ROUTES.customers;
const USUAL = '-last';

const page = listPage({
  path: PATH,
  icon: Users,
  saves: 'customers',
  opens: 'customer',
  query: customersQuerySchema,
  address: ({ q, open, sort }) => ({ q, open, sort: sort === USUAL ? undefined : sort }),
  own: ({ customer }) => customer.list,
  list: async (actor, { q = '', open, sort = USUAL, page: number, limit }) => {
    const { customers: rows, total } = await listCustomers(actor, { q, open, sort }, { page: number, limit });
    return { rows, total };
  },
  more: async (actor) =>
    new Map((await listPriceGroups(actor)).priceGroups.map(({ _id, name }) => [_id, name])),
  file: (query) => callPath<typeof userCalls.exportCustomerList>('/api/user/export.csv', { query }),
  frame: ({ query: { q, open }, address, own }) => ({
    q,
    filter: {
      name: 'open',
      value: open,
      options: [
        [undefined, own.filter.all],
        ['true', own.filter.open],
      ],
    },
    parameters: { sort: address.sort },
    controls: (
      <ListSelect
        path={PATH}
        parameters={address}
        name="sort"
        value={address.sort ?? ''}
        label={own.sort.label}
        options={CUSTOMERS_SORTS.map((each) => [each === USUAL ? '' : each, own.sort.options[each]] as const)}
      />
    ),
  }),
  table: ({ rows, query, address, texts, more }) => (
    <CustomersBeside texts={texts.admin.beside}>
      <CustomerTable
        customers={rows}
        groups={more}
        sorting={{ sort: query.sort ?? USUAL, usual: USUAL, path: PATH, address }}
        texts={texts}
      />
    </CustomersBeside>
  ),
});

export const { generateMetadata } = page;
export default page.Page;

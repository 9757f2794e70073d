import { Users } from 'lucide';
import { UserTable } from '@/components/customers/user-table';
import { findBuyerOf } from '@/lib/server/commerce/orders/read/buyer-figures';
import { listPriceGroups } from '@/lib/server/commerce/prices/find-price-groups';
import { listUsers } from '@/lib/server/identity/users/list-users';
import { userQuerySchema } from '@/lib/shared/customers/user.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import { listPage } from '../list-page';

const page = listPage({
  path: ROUTES.makeAdmin,
  icon: Users,
  query: userQuerySchema,
  address: ({ q, role }) => ({ q, role }),
  own: ({ admin, dashboard: { makeAdmin } }) => ({ ...admin.users, ...makeAdmin }),
  list: async (actor, { q = '', ...query }) => {
    const buyerId = q === '' ? null : await findBuyerOf(actor, q);
    const { users: rows, total } = await listUsers(actor, { ...query, q, sort: 'newest' }, buyerId);
    return { rows, total };
  },
  more: async (actor) => (await listPriceGroups(actor)).priceGroups,
  frame: ({ query: { q, role }, own: { roles } }) => ({
    q,
    filter: {
      name: 'role',
      value: role,
      options: [
        [undefined, roles.all],
        ['customer', roles.customer],
        ['admin', roles.admin],
      ],
    },
  }),
  table: ({ rows, texts, more: groups }) => (
    <UserTable users={rows} groups={groups.map(({ _id, name }) => [_id, name] as const)} texts={texts} />
  ),
});

export const { generateMetadata } = page;
export default page.Page;

import { Users } from 'lucide';
import type { Metadata } from 'next';
import { UserTable } from '@/components/customers/user-table';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { AdminList } from '@/components/dashboard/rows/admin-list';
import { type AddressQuery, listHref, readListQuery } from '@/lib/client/page/list-query';
import { findBuyerOf } from '@/lib/server/commerce/orders/read/buyer-figures';
import { listPriceGroups } from '@/lib/server/commerce/prices/find-price-groups';
import { listUsers } from '@/lib/server/identity/users/list-users';
import { userQuerySchema } from '@/lib/shared/customers/user.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireAdmin } from '../../page-gate';
import { readListPage } from '../read-list-page';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

const PATH = ROUTES.makeAdmin;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).dashboard.makeAdmin.title };
}

export default async function MakeAdminPage({ params, searchParams }: PageProps) {
  const texts = textsFor((await params).lang);
  const { q = '', role, page } = readListQuery(userQuerySchema, await searchParams);
  const actor = await requireAdmin(listHref(PATH, { q, role, page }));
  const buyerId = q === '' ? null : await findBuyerOf(actor, q);
  const { rows, ...list } = await readListPage(page, async (part) => {
    const { users, total } = await listUsers(actor, { q, role, sort: 'newest', ...part }, buyerId);
    return { rows: users, total };
  });
  const { priceGroups } = await listPriceGroups(actor);
  const own = texts.dashboard.makeAdmin;
  const { roles } = texts.admin.users;
  const options = [
    [undefined, roles.all],
    ['customer', roles.customer],
    ['admin', roles.admin],
  ] as const;
  return (
    <>
      <DashboardHead heading={own.heading} text={own.text} />
      <AdminList
        {...list}
        path={PATH}
        q={q}
        filter={{ name: 'role', value: role, options }}
        icon={Users}
        texts={texts}
        own={{ ...texts.admin.users, empty: own.empty }}
      >
        <UserTable
          users={rows}
          groups={priceGroups.map(({ _id, name }) => [_id, name] as const)}
          texts={texts}
        />
      </AdminList>
    </>
  );
}

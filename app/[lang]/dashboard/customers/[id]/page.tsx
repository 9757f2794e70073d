import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { CustomerScreen } from '@/components/customers/customer-screen';
import { type AddressQuery, readListQuery } from '@/lib/client/page/list-query';
import { companyOfCustomer } from '@/lib/server/commerce/companies/get-company';
import { listBuyersOrders, readBuyerSums } from '@/lib/server/commerce/orders/read/buyer-figures';
import { listPriceGroups } from '@/lib/server/commerce/prices/find-price-groups';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { getAccount } from '@/lib/server/identity/users/account-for-admins';
import { listRequests } from '@/lib/server/inbox/requests/list-requests';
import { pageQuerySchema } from '@/lib/shared/customers/customer.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { ifFound } from '../../../if-found';
import { requireAdmin } from '../../../page-gate';
import { readListPage } from '../../read-list-page';

type PageProps = { params: Promise<{ lang: string; id: string }>; searchParams: Promise<AddressQuery> };

/** So many of each kind of request are shown; their lists have the rest. */
const REQUESTS = 5;

const accountOrNotFound = cache(async (id: string) => {
  const actor = await requireAdmin(ROUTES.customer(id));
  return { actor, account: (await ifFound(getAccount(actor, id))) ?? notFound() };
});

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { account } = await accountOrNotFound((await params).id);
  return { title: account.name };
}

export default async function CustomerPage({ params, searchParams }: PageProps) {
  const { lang, id } = await params;
  const texts = textsFor(lang);
  const { page } = readListQuery(pageQuerySchema, await searchParams);
  const { actor, account } = await accountOrNotFound(id);
  const theirs = { q: account.email, state: 'all', page: 1, limit: REQUESTS } as const;
  const [sums, orders, { priceGroups }, quotes, messages, company] = await Promise.all([
    readBuyerSums(actor, id),
    readListPage(page, async (part) => {
      const result = await listBuyersOrders(actor, id, part);
      return { rows: result.orders, total: result.total };
    }),
    listPriceGroups(actor),
    listRequests('quote', actor, theirs),
    listRequests('contact', actor, theirs),
    companyOfCustomer(actor, id),
  ]);
  return (
    <CustomerScreen
      account={account}
      company={company}
      sums={sums}
      orders={orders}
      today={shopDay()}
      path={ROUTES.customer(id)}
      groups={priceGroups.map(({ _id, name }) => [_id, name] as const)}
      quotes={quotes}
      messages={messages}
      texts={texts}
    />
  );
}

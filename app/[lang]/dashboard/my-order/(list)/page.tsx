import type { Metadata } from 'next';
import { SavedViews } from '@/components/dashboard/saved-views';
import { type AddressQuery, listHref, readListQuery } from '@/lib/client/page/list-query';
import { buyerOf } from '@/lib/server/commerce/prices/buyer';
import { listViews } from '@/lib/server/identity/users/saved-views';
import { ownOrdersAddressSchema } from '@/lib/shared/orders/order.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireMember } from '../../../page-gate';
import { OwnOrders } from '../own-orders';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).orders.title };
}

export default async function MyOrdersPage({ params, searchParams }: PageProps) {
  const texts = textsFor((await params).lang);
  const query = readListQuery(ownOrdersAddressSchema, await searchParams);
  const actor = await requireMember(listHref(ROUTES.myOrders, query));
  const { page: _, ...address } = query;
  return (
    <OwnOrders
      buyer={buyerOf(actor)}
      account={actor}
      query={query}
      views={
        <SavedViews
          list="my-order"
          views={await listViews(actor, 'my-order')}
          path={ROUTES.myOrders}
          address={address}
          texts={texts.admin.views}
        />
      }
      texts={texts}
    />
  );
}

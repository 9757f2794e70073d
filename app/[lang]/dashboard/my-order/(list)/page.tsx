import type { Metadata } from 'next';
import { type AddressQuery, listHref, readListQuery } from '@/lib/client/page/list-query';
import { buyerOf } from '@/lib/server/commerce/prices/buyer';
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
  return <OwnOrders buyer={buyerOf(actor)} account={actor} query={query} texts={texts} />;
}

import type { Metadata } from 'next';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { MyOrders } from '@/components/orders/my-orders';
import { listOwnOrders } from '@/lib/server/orders/list-own-orders';
import { ROUTES } from '@/lib/shared/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireMember } from '../../page-gate';

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).orders.title };
}

export default async function MyOrdersPage({ params }: PageProps) {
  const { orders: texts, shell } = textsFor((await params).lang);
  const actor = await requireMember(ROUTES.myOrders);
  const orders = await listOwnOrders(actor, actor.email);
  return (
    <>
      <DashboardHead heading={texts.heading} text={texts.text} />
      <MyOrders email={actor.email} orders={orders} texts={texts} confirmTexts={shell.confirm} />
    </>
  );
}

import type { Metadata } from 'next';
import { shop } from '#shop';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { DisputeNotice } from '@/components/disputes/dispute-notice';
import { DisputeTable } from '@/components/disputes/dispute-table';
import { OrderButtons } from '@/components/orders/manage/actions/order-buttons';
import { withShownBuyer } from '@/components/orders/manage/order-row';
import { OrderStateBadges } from '@/components/orders/order-state-badges';
import { OrderView } from '@/components/orders/order-view';
import { SamePoNumber } from '@/components/orders/own/same-po-number';
import { returnForBuyer } from '@/components/orders/shipment-returns';
import { FailedRefundNotice } from '@/components/refunds/failed-refunds';
import { RefundTable } from '@/components/refunds/refund-table';
import { shipmentActions } from '@/components/shipments/manage/shipment-actions';
import { BackLink } from '@/components/ui/links/back-link';
import { Panel } from '@/components/ui/panel';
import { listOrderDisputes } from '@/lib/server/commerce/payments/disputes/list-disputes';
import { listRefunds } from '@/lib/server/commerce/payments/refunds/list-refunds';
import { publishedTools } from '@/lib/server/commerce/tools/read/tool-names';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { findAccountId } from '@/lib/server/identity/users/account-for-admins';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { anyOrderOrNotFound } from '../../own-order';

type PageProps = { params: Promise<{ lang: string; id: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { lang, id } = await params;
  const { order } = await anyOrderOrNotFound(lang, id);
  return { title: fillText(textsFor(lang).orderPage.title, { number: order.number }) };
}

export default async function AnyOrderPage({ params }: PageProps) {
  const { lang, id } = await params;
  const texts = textsFor(lang);
  const own = texts.orderPage;
  const { order: stored, actor } = await anyOrderOrNotFound(lang, id);
  const order = withShownBuyer(stored, texts.privacy.closed);
  const [sold, { refunds }, disputes, customerId] = await Promise.all([
    publishedTools(order.lines.map(({ toolId }) => toolId)),
    listRefunds(actor, { orderId: order._id }),
    listOrderDisputes(actor, order._id),
    findAccountId(actor, stored.buyerEmail),
  ]);
  const failed = refunds.filter((refund) => refund.state === 'failed');
  return (
    <>
      <div className="grid gap-4">
        <BackLink href={ROUTES.manageOrders}>{own.backToAll}</BackLink>
        <DashboardHead
          heading={fillText(own.title, { number: order.number })}
          state={<OrderStateBadges order={order} texts={texts.orders} />}
        >
          <OrderButtons
            order={order}
            texts={{
              orders: texts.orders,
              admin: texts.admin.orders,
              confirm: texts.shell.confirm,
              orderPage: { packingSlip: own.packingSlip, partRefund: own.partRefund },
            }}
          />
        </DashboardHead>
        <SamePoNumber order={order} hrefOf={ROUTES.manageOrder} texts={own.samePoNumber} />
        {disputes.map((dispute) => (
          <DisputeNotice key={dispute.id} dispute={dispute} order={order} texts={own.disputes} />
        ))}
        {failed.map((refund) => (
          <FailedRefundNotice
            key={refund.id}
            refund={refund}
            texts={own.refunds}
            confirm={texts.shell.confirm}
          />
        ))}
      </div>
      <OrderView
        order={order}
        hrefOf={(toolId) => (sold.has(toolId) ? ROUTES.toolStock(toolId) : undefined)}
        shop={shop.name}
        deadlineText={own.heldUntilAdmin}
        today={shopDay()}
        reader="admin"
        buyerHref={customerId ? ROUTES.customer(customerId) : undefined}
        texts={own}
        returnHref={ROUTES.manageReturn}
        {...shipmentActions(order, {
          today: shopDay(),
          texts: own.shipments.actions,
          moreOf: returnForBuyer(order, own.returns),
        })}
      >
        {disputes.length > 0 ? (
          <Panel heading={own.disputes.panel}>
            <DisputeTable disputes={disputes} texts={own.disputes} withOrder={false} />
          </Panel>
        ) : null}
        {refunds.length > 0 ? (
          <Panel heading={own.refunds.panel}>
            <RefundTable refunds={refunds} texts={own.refunds} withOrder={false} />
          </Panel>
        ) : null}
      </OrderView>
    </>
  );
}

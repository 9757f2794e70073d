import { Badge } from '@/components/ui/badge';
import type { Order } from '@/lib/shared/orders/order.schema';
import {
  awaitsShipment,
  isConfirmed,
  mayBeCancelled,
  mayBeRefunded,
  retainsPayment,
} from '@/lib/shared/orders/order-status';
import type { Texts } from '@/lib/shared/texts/texts-for';
import {
  CancelOrderButton,
  type OrderActionTexts,
  PackingSlipButton,
  RefundButton,
  ShipButton,
} from './order-actions';
import { PartRefundDialog } from './part-refund-dialog';

type OrderButtonsProps = {
  order: Order;
  texts: OrderActionTexts & { orderPage: Pick<Texts['orderPage'], 'packingSlip' | 'partRefund'> };
};

/** The steps that an admin can take with an order now: on its page, and beside the list. */
export function OrderButtons({ order, texts }: OrderButtonsProps) {
  const { _id, number, toolName, orderQuantity, lineCount } = order;
  const { orderValue, refundedValue, buyerName, buyerEmail, chargedBack } = order;
  const facts = { _id, number, toolName, orderQuantity, lineCount };
  const { orders, admin, confirm, orderPage } = texts;
  const actionTexts = { orders, admin, confirm };
  const isBilled = retainsPayment(order) || (order.payBy === 'account' && order.shipmentCount > 0);
  const isPartLeft = isBilled && refundedValue + (chargedBack?.amount ?? 0) < orderValue;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {awaitsShipment(order) && order.allUnitsRefunded ? (
        <Badge tone="danger">{orders.manage.allUnitsRefunded}</Badge>
      ) : null}
      {awaitsShipment(order) && !order.allUnitsRefunded ? (
        <ShipButton order={facts} texts={actionTexts} />
      ) : null}
      {isConfirmed(order) && !order.allUnitsRefunded ? (
        <PackingSlipButton id={_id} label={orderPage.packingSlip} />
      ) : null}
      {mayBeCancelled(order) ? <CancelOrderButton order={facts} texts={actionTexts} /> : null}
      {mayBeRefunded(order) ? (
        <RefundButton
          order={{ ...facts, orderValue, refundedValue, buyerName, buyerEmail, chargedBack }}
          texts={actionTexts}
        />
      ) : null}
      {isPartLeft ? (
        <PartRefundDialog order={order} texts={orderPage.partRefund} back={confirm.back} />
      ) : null}
    </div>
  );
}

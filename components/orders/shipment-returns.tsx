import type { ReturnableLine } from '@/components/returns/item-drafts';
import { ReturnItemsButton } from '@/components/returns/return-items';
import type { Order } from '@/lib/shared/orders/order.schema';
import { isReturnable } from '@/lib/shared/returns/return-window';
import type { Shipment } from '@/lib/shared/shipments/shipment.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ReturnTexts = Texts['orderPage']['returns'];

function returnableLines(order: Order, { lines }: Shipment): ReturnableLine[] {
  const ofOrder = new Map(order.lines.map((line) => [line.toolId, line]));
  return lines.flatMap(({ toolId, returnable = 0, serials }) => {
    const line = ofOrder.get(toolId);
    if (!line || returnable === 0) return [];
    return [{ toolId, sku: line.sku, name: line.name, returnable, serials }];
  });
}

/** For the buyer: the button of a shipment within the window. */
export function returnItems(order: Order, { today, texts }: { today: string; texts: ReturnTexts }) {
  return (shipment: Shipment) =>
    isReturnable(shipment.shippedOn, today) ? buttonOf(order, shipment, { label: texts.items }) : null;
}

/** For admins, at any time. */
export function returnForBuyer(order: Order, texts: ReturnTexts) {
  return (shipment: Shipment) => buttonOf(order, shipment, { label: texts.forBuyer, isForBuyer: true });
}

function buttonOf(order: Order, shipment: Shipment, how: { label: string; isForBuyer?: true }) {
  const lines = returnableLines(order, shipment);
  if (lines.length === 0) return null;
  const { _id, number } = shipment;
  return <ReturnItemsButton orderId={order._id} shipment={{ _id, number, lines }} {...how} />;
}

import type { ReactNode } from 'react';
import type { Order } from '@/lib/shared/orders/order.schema';
import { awaitsShipment } from '@/lib/shared/orders/order-status';
import type { Shipment } from '@/lib/shared/shipments/shipment.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';
import {
  AddSerialsButton,
  CancelUnitsButton,
  ChangeDatesButton,
  CorrectTrackingButton,
  ShipUnitsButton,
} from './shipment-buttons';

type ActionsContext = {
  today: string;
  texts: Texts['orderPage']['shipments']['actions'];
  /** What else can be done with a shipment. */
  moreOf: (shipment: Shipment) => ReactNode;
};

/** Lines of a shipment with units that could have a serial number and have none. */
function linesWithoutSerials(order: Order, { lines }: Shipment) {
  return lines.flatMap(({ toolId, quantity, serials = [] }) => {
    const line = order.lines.find((each) => each.toolId === toolId && each.serialised);
    const units = quantity - serials.length;
    return line && units > 0 ? [{ toolId, name: line.name, units }] : [];
  });
}

/** What an admin can do with the units of an order, and with each of its shipments. */
export function shipmentActions(order: Order, { today, texts, moreOf }: ActionsContext) {
  const { _id, number, lines, payBy, shippingMethod, deliver, placedAt, shipmentCount } = order;
  const open = lines.flatMap(({ toolId, sku, name, openQuantity, promisedOn, serialised }) =>
    openQuantity > 0 ? [{ toolId, sku, name, openQuantity, promisedOn, serialised }] : [],
  );
  return {
    statusActions:
      awaitsShipment(order) && open.length > 0 ? (
        <div className="no-print flex flex-wrap gap-2">
          <ShipUnitsButton
            order={{ _id, number, lines: open, payBy, shippingMethod, deliver, placedAt }}
            today={today}
            label={texts.ship}
          />
          <ChangeDatesButton order={{ _id, number, lines: open }} today={today} label={texts.dates} />
          <CancelUnitsButton
            order={{ _id, number, lines: open, payBy, shipmentCount }}
            label={texts.cancel}
          />
        </div>
      ) : null,
    shipmentAction: (shipment: Shipment) => {
      const { _id: id, number: note, parcels } = shipment;
      const withoutSerials = linesWithoutSerials(order, shipment);
      return (
        <>
          <CorrectTrackingButton shipment={{ _id: id, number: note, parcels }} label={texts.correct} />
          {withoutSerials.length > 0 ? (
            <AddSerialsButton
              shipment={{ _id: id, number: note, lines: withoutSerials }}
              label={texts.serials}
            />
          ) : null}
          {moreOf(shipment)}
        </>
      );
    },
  };
}

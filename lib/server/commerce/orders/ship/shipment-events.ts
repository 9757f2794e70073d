import type { Caller } from '@/lib/server/identity/actor';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { ShipmentDocument } from '@/lib/server/platform/db/documents/shipments';
import { eventRecorder } from '@/lib/server/platform/events/event-recorder';
import { isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import { hasShipped } from '@/lib/shared/orders/order-status';
import { hasOtherTracking } from '@/lib/shared/shipments/carriers';
import type { ShipmentInvoice } from './invoice-shipped';
import { shippingMails, trackingMail } from './shipment-mails';

export type ShipmentEvents = {
  /** `order` is as it is once the units left. After the last of them `order.shipped` follows, which sends the mail. */
  'shipment.created': {
    order: OrderDocument;
    shipment: ShipmentDocument;
    actor: Caller;
    /** Whether the buyer of a card order is mailed. */
    notify: boolean;
    invoice?: ShipmentInvoice;
  };
  'shipment.corrected': {
    before: ShipmentDocument;
    shipment: ShipmentDocument;
    order: OrderDocument;
    actor: Caller;
    notify: boolean;
    at: Date;
  };
};

const subjectOf = ({ _id: id, number: label }: ShipmentDocument) =>
  ({ kind: 'shipment', id, label }) as const;

const tracked = ({ parcels }: ShipmentDocument) =>
  parcels.map(({ carrier, name, trackingNumber, url }) =>
    [name ?? carrier, trackingNumber, url].filter(Boolean).join(' '),
  );

export const recordShipmentEvent = eventRecorder<ShipmentEvents>({
  'shipment.created': {
    audit: ({ shipment, actor }) => {
      const { orderId, orderNumber, part, lines, externalId, invoiceNumber } = shipment;
      return {
        actor,
        subject: subjectOf(shipment),
        after: {
          ...{ orderId, orderNumber, part, externalId, invoiceNumber },
          lines: lines.map(({ sku, quantity }) => ({ sku, quantity })),
        },
      };
    },
    mails: ({ order, shipment, notify, invoice }) =>
      hasShipped(order) ? [] : shippingMails(order, { shipment, notify, invoice }),
  },
  'shipment.corrected': {
    audit: ({ before, shipment, actor }) => {
      const { orderId, orderNumber, part, externalId, invoiceNumber } = shipment;
      return {
        actor,
        subject: subjectOf(shipment),
        before: { parcels: tracked(before) },
        after: { orderId, orderNumber, part, externalId, invoiceNumber, parcels: tracked(shipment) },
      };
    },
    mails: ({ before, shipment, order, notify, at }) =>
      notify && !isOfClosedAccount(order.buyerEmail) && hasOtherTracking(before.parcels, shipment.parcels)
        ? [trackingMail(order, shipment, at)]
        : [],
  },
});

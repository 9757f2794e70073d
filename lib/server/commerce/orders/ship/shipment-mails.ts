import { attachedInvoice } from '@/lib/server/commerce/invoices/attached/attached-invoice';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { ReceivableDocument } from '@/lib/server/platform/db/documents/receivables';
import type { ShipmentDocument } from '@/lib/server/platform/db/documents/shipments';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import type { MailParts } from '@/lib/server/platform/mail/templates/layout';
import { nameForStrangers } from '@/lib/server/platform/mail/templates/name-for-strangers';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { openLines } from '@/lib/shared/orders/line-units';
import { hasShipped } from '@/lib/shared/orders/order-status';
import { type Parcel, type ShownParcel, shownParcel } from '@/lib/shared/shipments/carriers';
import type { Language } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { companyMailsIn, orderMailsIn } from '@/lib/shared/texts/mail-texts';
import { composeOrderMail } from '../compose-order-mail';
import { invoiceFacts, shipFacts } from '../order-mail-facts';
import type { ShipmentInvoice } from './invoice-shipped';

/** Where to follow the parcels of a shipment; those without a page of their carrier as facts. */
function trackingParts(parcels: readonly Parcel[], language: Language): Pick<MailParts, 'facts' | 'links'> {
  const { facts: texts, track } = orderMailsIn(language);
  const shown = parcels.map(shownParcel);
  const nameOf = ({ name, trackingNumber = '' }: ShownParcel) => `${name} ${trackingNumber}`.trim();
  const links = shown.flatMap((parcel) =>
    parcel.url ? [{ label: fillText(track, { parcel: nameOf(parcel) }), url: parcel.url }] : [],
  );
  const named = shown.filter(({ url }) => !url).map(nameOf);
  return {
    facts: named.length > 0 ? [[texts.parcel, named.join('\n')]] : [],
    ...(links.length > 0 ? { links } : {}),
  };
}

type ShippedParts = { shipment?: ShipmentDocument | undefined; receivable?: ReceivableDocument | undefined };

/** `shipment` is the last one, `receivable` where it shipped on account. */
export function orderShippedMail(order: OrderDocument, { shipment, receivable }: ShippedParts = {}): Mail {
  const { language } = order;
  const { shipped, shippedOnAccount } = orderMailsIn(language);
  const { facts = [], ...links } = trackingParts(shipment?.parcels ?? [], language);
  return composeOrderMail(order, {
    step: 'shipped',
    words: receivable ? shippedOnAccount : shipped,
    facts: [...facts, ...(receivable ? invoiceFacts(language, receivable) : [])],
    ...links,
    path: ROUTES.myOrder(order._id.toHexString()),
    ...optionalField('attachment', receivable && attachedInvoice(order, receivable._id)),
  });
}

/** Of a shipment that leaves something open; `receivable` on account. */
export function partShippedMail(
  order: OrderDocument,
  { _id, number, part, lines, parcels = [] }: ShipmentDocument,
  receivable?: ReceivableDocument,
): Mail {
  const { language } = order;
  const { partShipped, partShippedOnAccount, facts } = orderMailsIn(language);
  const left = openLines(order).flatMap(({ toolId, units }) => {
    const line = order.lines.find((ordered) => ordered.toolId.equals(toolId));
    return line ? [`${formatNumber(units, language)} × ${line.name}`] : [];
  });
  const sent = lines.flatMap(({ toolId, quantity }) => {
    const line = order.lines.find((ordered) => ordered.toolId.equals(toolId));
    return line ? [{ ...line, quantity }] : [];
  });
  const { facts: named = [], ...links } = trackingParts(parcels, language);
  return composeOrderMail(order, {
    step: `part-${part}`,
    key: `shipment:${_id.toHexString()}`,
    words: receivable ? partShippedOnAccount : partShipped,
    values: { part: formatNumber(part, language) },
    lines: sent,
    facts: [
      [facts.deliveryNote, number],
      ...named,
      [facts.toCome, left.join('\n')],
      ...shipFacts(order),
      ...(receivable ? invoiceFacts(language, receivable) : []),
    ],
    ...links,
    path: ROUTES.myOrder(order._id.toHexString()),
    ...optionalField('attachment', receivable && attachedInvoice(order, receivable._id)),
  });
}

/** Once carriers or numbers of a shipment were corrected. */
export function trackingMail(
  order: OrderDocument,
  { _id, number, parcels }: ShipmentDocument,
  at: Date,
): Mail {
  const { language } = order;
  const { newTracking, facts } = orderMailsIn(language);
  const { facts: named = [], ...links } = trackingParts(parcels, language);
  return composeOrderMail(order, {
    step: 'tracking',
    key: `tracking:${_id.toHexString()}:${at.getTime()}`,
    words: newTracking,
    facts: [[facts.deliveryNote, number], ...named],
    ...links,
    path: ROUTES.myOrder(order._id.toHexString()),
  });
}

/** For the company's accounting, who may have no account here. */
export function invoiceMail(order: OrderDocument, receivable: ReceivableDocument, to: string): Mail {
  const { language, billTo, buyerName } = order;
  const { someone } = companyMailsIn(language);
  return composeOrderMail(order, {
    step: `invoice-${receivable._id}`,
    to,
    isForStrangers: true,
    words: orderMailsIn(language).invoice,
    values: {
      invoice: receivable._id,
      company: nameForStrangers(billTo?.name ?? '', someone),
      name: nameForStrangers(buyerName, someone),
    },
    facts: invoiceFacts(language, receivable),
    path: COMPANY_ROUTES.order(order._id.toHexString()),
    attachment: attachedInvoice(order, receivable._id),
  });
}

type Shipped = {
  /** The mail about the last one is about the order. */
  shipment?: ShipmentDocument | undefined;
  notify?: boolean | undefined;
  invoice?: ShipmentInvoice | undefined;
};

/** To the buyer, who is not mailed about a card order unless `notify` is set, and on account to the company's accounting. */
export function shippingMails(order: OrderDocument, { shipment, notify = true, invoice }: Shipped): Mail[] {
  const { receivable, invoiceEmail }: Partial<ShipmentInvoice> = invoice ?? {};
  const mail =
    shipment && !hasShipped(order)
      ? partShippedMail(order, shipment, receivable)
      : orderShippedMail(order, { shipment, receivable });
  return [
    ...(notify || receivable ? [mail] : []),
    ...(receivable && invoiceEmail ? [invoiceMail(order, receivable, invoiceEmail)] : []),
  ];
}

import { FileText } from 'lucide';
import { type ReactNode, useId } from 'react';
import { useLanguage } from '#use-language';
import { Icon } from '@/components/ui/icon';
import { callPath } from '@/lib/client/page/call-path';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Order } from '@/lib/shared/orders/order.schema';
import type { orderCalls } from '@/lib/shared/orders/orders.contract';
import type { Shipment } from '@/lib/shared/shipments/shipment.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { TrackLink } from './track-link';

type ShipmentTexts = Texts['orderPage']['shipments'];

const LINK =
  'inline-flex min-h-6 items-center gap-1.5 font-medium text-ink underline decoration-line underline-offset-4 hover:decoration-ink';

type ShipmentListProps = {
  order: Pick<Order, '_id' | 'lines'>;
  shipments: readonly Shipment[];
  texts: ShipmentTexts;
  actionOf?: ((shipment: Shipment) => ReactNode) | undefined;
};

/** The shipments of an order, the oldest first, each with what left, where to follow it, and its paper. */
export function ShipmentList({ order, shipments, texts, actionOf }: ShipmentListProps) {
  return (
    <div className="grid min-w-0 gap-5 divide-y divide-line [&>*:not(:first-child)]:pt-5">
      {shipments.map((shipment) => (
        <ShipmentArticle
          key={shipment._id}
          order={order}
          shipment={shipment}
          texts={texts}
          action={actionOf?.(shipment)}
        />
      ))}
    </div>
  );
}

type ShipmentArticleProps = Pick<ShipmentListProps, 'order' | 'texts'> & {
  shipment: Shipment;
  action: ReactNode;
};

function ShipmentArticle({ order, shipment, texts, action }: ShipmentArticleProps) {
  const language = useLanguage();
  const id = useId();
  const { number, shippedOn, parcels, lines, invoiceNumber, externalId } = shipment;
  const names = new Map(order.lines.map(({ toolId, name }) => [toolId, name]));
  const note = callPath<typeof orderCalls.getDeliveryNote>('/api/order/{id}/delivery-note.pdf', {
    params: { id: order._id },
    query: { number },
  });
  const invoice =
    invoiceNumber &&
    callPath<typeof orderCalls.getInvoice>('/api/order/{id}/invoice.pdf', {
      params: { id: order._id },
      query: { number: invoiceNumber },
    });
  const facts = [...(externalId ? [fillText(texts.externalId, { number: externalId })] : [])];
  return (
    <article aria-labelledby={id} className="grid min-w-0 gap-2.5 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={id} className="font-semibold text-base text-ink">
          {fillText(texts.title, { number })}
        </h3>
        <time dateTime={shippedOn} className="figures text-muted">
          {formatDay(shippedOn, language, 'UTC')}
        </time>
      </div>
      <ul className="grid gap-1">
        {lines.map(({ toolId, quantity, serials }) => (
          <li key={toolId} className="wrap-anywhere">
            {fillText(texts.line, {
              count: formatNumber(quantity, language),
              name: names.get(toolId) ?? '',
            })}
            {serials ? (
              <span className="block text-muted">
                {fillText(texts.serials, { serials: serials.join(', ') })}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {parcels.length > 0 ? (
        <ul aria-label={texts.parcels} className="flex flex-wrap gap-x-6 gap-y-1">
          {parcels.map((parcel, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two parcels may be alike.
            <li key={place} className="min-w-0">
              <TrackLink parcel={parcel} texts={texts} />
            </li>
          ))}
        </ul>
      ) : null}
      {facts.length > 0 ? <p className="wrap-anywhere text-muted">{facts.join(' · ')}</p> : null}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {invoice && invoiceNumber ? (
          <a href={invoice} target="_blank" rel="noreferrer" className={LINK}>
            <Icon node={FileText} className="size-4 shrink-0 text-muted" />
            {fillText(texts.invoice, { number: invoiceNumber })}
          </a>
        ) : null}
        <a href={note} target="_blank" rel="noreferrer" className={LINK}>
          <Icon node={FileText} className="size-4 shrink-0 text-muted" />
          {texts.deliveryNote}
        </a>
        {action}
      </div>
    </article>
  );
}

// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles once CSS lays it out as a list.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { orderShipText } from '@/components/shipments/order-ship-text';
import { TrackLink } from '@/components/shipments/track-link';
import { Link } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Order } from '@/lib/shared/orders/order.schema';
import { poNumberText } from '@/lib/shared/orders/order-label';
import type { ShownParcel } from '@/lib/shared/shipments/carriers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { MoreLines } from './more-lines';
import { OrderStateBadges } from './order-state-badges';
import { PaymentDeadline } from './payment-deadline';

export function orderNumberId({ _id }: Pick<Order, '_id'>): string {
  return `order-${_id}`;
}

/** More are on the page of the order. */
const PARCELS_SHOWN = 3;

type OrderRowProps = {
  order: Order;
  parcels: readonly ShownParcel[] | undefined;
  today: string;
  href: string;
  texts: Texts['orders'];
  actions?: ReactNode;
};

/** Product §4.1. */
export function OrderRow({ order, parcels = [], today, href, texts, actions }: OrderRowProps) {
  const language = useLanguage();
  const timeZone = useTimeZone();
  const ships = orderShipText(order, today, { reader: 'buyer', texts: texts.ships, language });
  const { poNumber, expiresAt, transactionId, dueOn, openBalance } = order;
  return (
    <tr role="row">
      <td role="cell" data-cell="order">
        <Link id={orderNumberId(order)} href={href} prefetch={false}>
          {order.number}
        </Link>
        <small>
          {poNumber ? <b>{poNumberText(texts.poNumber, poNumber)}</b> : null}
          <time dateTime={order.placedAt}>{formatDay(order.placedAt, language, timeZone)}</time>
        </small>
      </td>
      <td role="cell" data-cell="tool">
        <Link href={href} prefetch={false} title={order.toolName}>
          <MeasuredText text={order.toolName} />
        </Link>
        <MoreLines order={order} href={href} texts={texts} />
      </td>
      <td role="cell" data-cell="units">
        {formatNumber(order.orderQuantity, language)}
      </td>
      <td role="cell" data-cell="value">
        {formatDollars(order.orderValue, language)}
      </td>
      <td role="cell" data-cell="state">
        <OrderStateBadges order={order} texts={texts} />
        <small>
          {expiresAt ? (
            <span>
              <PaymentDeadline until={expiresAt} text={texts.payBy} left={texts.left} isShort />
            </span>
          ) : null}
          {ships ? <span>{ships}</span> : null}
          {parcels.slice(0, PARCELS_SHOWN).map((parcel) => (
            <TrackLink key={parcel.url} parcel={parcel} texts={texts} isShort />
          ))}
          {dueOn && openBalance ? (
            <span className={clsx(dueOn < today && 'font-semibold text-danger')}>
              {fillText(texts.invoiceDue, { date: formatDay(dueOn, language, 'UTC') })}
            </span>
          ) : null}
          {transactionId ? (
            <span title={transactionId} className="font-mono text-2xs">
              <span className="sr-only">{texts.transaction} </span>
              {transactionId}
            </span>
          ) : null}
        </small>
      </td>
      {actions === undefined ? null : (
        <td role="cell" data-cell="actions">
          {actions}
        </td>
      )}
    </tr>
  );
}

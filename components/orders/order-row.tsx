import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { orderShipText } from '@/components/shipping/order-ship-text';
import { Link } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { Picture } from '@/components/ui/picture';
import { TableCell, TableRow } from '@/components/ui/tables/table';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Order } from '@/lib/shared/orders/order.schema';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';
import { MoreLines } from './lines/more-lines';
import { OrderStateBadges } from './order-state-badges';
import { PaymentDeadline } from './payment-deadline';

export function orderNumberId({ _id }: Pick<Order, '_id'>): string {
  return `order-${_id}`;
}

type OrderRowProps = {
  order: Order;
  today: string;
  href: string;
  toolHref: string;
  texts: Texts['orders'];
  actions?: ReactNode;
};

/** Product §4.1. */
export function OrderRow({ order, today, href, toolHref, texts, actions }: OrderRowProps) {
  const language = useLanguage();
  const timeZone = useTimeZone();
  const quantity = formatNumber(order.orderQuantity, language);
  const isSingle = order.lineCount === 1;
  const ships = orderShipText(order, today, { reader: 'buyer', texts: texts.ships, language });
  return (
    <TableRow>
      <TableCell label={texts.columns.order} className="figures whitespace-nowrap">
        <span className="grid gap-0.5 text-end as-table:text-start">
          <Link
            id={orderNumberId(order)}
            href={href}
            prefetch={false}
            className="font-mono font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
          >
            {order.number}
          </Link>
          <time dateTime={order.placedAt} className="text-muted text-xs">
            {formatDay(order.placedAt, language, timeZone)}
          </time>
          {order.poNumber ? (
            <span className="wrap-anywhere max-w-48 whitespace-normal text-muted text-xs">
              {fillText(texts.poNumber, { number: order.poNumber })}
            </span>
          ) : null}
        </span>
      </TableCell>
      <TableCell className="as-table:min-w-52">
        <span className={clsx('flex w-full gap-3', isSingle ? 'items-center' : 'items-start')}>
          <Picture
            src={order.toolImage}
            fallback={TOOL_PLACEHOLDER}
            alt=""
            width={96}
            height={72}
            sizes="56px"
            className="h-10.5 w-14 shrink-0 rounded-sm border border-line bg-sunken object-cover"
          />
          <span className="grid min-w-0 gap-0.5">
            <Link
              href={isSingle ? toolHref : href}
              prefetch={false}
              className="wrap-anywhere line-clamp-3 text-pretty font-medium text-ink leading-snug underline-offset-4 hover:underline"
            >
              <MeasuredText text={order.toolName} />
            </Link>
            <MoreLines order={order} href={href} texts={texts} />
          </span>
        </span>
      </TableCell>
      <TableCell label={texts.columns.quantity} className="figures as-table:text-end">
        {quantity}
      </TableCell>
      <TableCell label={texts.columns.value} className="figures font-semibold text-ink as-table:text-end">
        {formatDollars(order.orderValue, language)}
      </TableCell>
      <TableCell label={texts.columns.state}>
        <span className="grid min-w-0 justify-items-end gap-1.5 as-table:justify-items-start">
          <OrderStateBadges order={order} texts={texts} />
          {ships ? (
            <span className="figures text-end text-ink text-xs as-table:text-start">{ships}</span>
          ) : null}
          {order.expiresAt ? (
            <span className="figures text-end text-muted text-xs as-table:text-start">
              <PaymentDeadline until={order.expiresAt} text={texts.payBy} left={texts.left} />
            </span>
          ) : null}
          {order.transactionId ? (
            <span className="wrap-anywhere text-end font-mono text-2xs text-muted as-table:text-start xl:whitespace-nowrap">
              <span className="sr-only">{texts.transaction} </span>
              {order.transactionId}
            </span>
          ) : null}
        </span>
      </TableCell>
      {actions === undefined ? null : <TableCell className="as-cards:empty:hidden">{actions}</TableCell>}
    </TableRow>
  );
}

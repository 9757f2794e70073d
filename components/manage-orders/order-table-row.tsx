'use client';
import { clsx } from 'clsx';
import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { SelectRow } from '@/components/dashboard/rows/select-row';
import { MoreLines } from '@/components/orders/lines/more-lines';
import { EmailText } from '@/components/ui/email-text';
import { Link } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { Picture } from '@/components/ui/picture';
import { TableCell, TableRow } from '@/components/ui/tables/table';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { goodsLabel } from '@/lib/shared/orders/order-label';
import { awaitsPayment, awaitsShipment } from '@/lib/shared/orders/order-status';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/texts/fill-text';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';
import { CancelOrderButton, type OrderActionTexts, RefundButton, ShipButton } from './order-actions';
import { type ManagedOrderRow as OrderOfRow, type OrderTableTexts, stateSince } from './order-row';
import { OrderStateLabel } from './order-state';

type OrderRowProps = {
  order: OrderOfRow;
  today: string;
  texts: OrderTableTexts;
  actionTexts: OrderActionTexts;
  isSelected: boolean;
  onSelect: (isSelected: boolean, isRange: boolean) => void;
};

export function OrderTableRow({ order, today, texts, actionTexts, isSelected, onSelect }: OrderRowProps) {
  const language = useLanguage();
  const timeZone = useTimeZone();
  return (
    // As a card: number and state, goods and value, buyer and actions. Two buttons have their own line: in German they
    // do not fit beside a name.
    <TableRow className="as-cards:grid-cols-[minmax(min-content,1fr)_auto_auto] as-cards:gap-x-0 as-cards:gap-y-1.5 as-cards:p-3">
      <TableCell className="as-cards:pe-3">
        <span className="flex items-start gap-3">
          <SelectRow
            label={fillText(texts.admin.selection.one, { number: order.number })}
            isSelected={isSelected}
            onSelect={onSelect}
          />
          <span className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5 as-table:grid">
            <Link
              href={ROUTES.manageOrder(order._id)}
              prefetch={false}
              data-order-link=""
              className="whitespace-nowrap font-mono font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
            >
              {order.number}
            </Link>
            <time
              dateTime={order.placedAt}
              className={clsx(
                'figures whitespace-nowrap text-muted text-xs as-cards:me-3',
                // Beside the state a card shows the day that matters now.
                stateSince(order) && 'as-cards:hidden',
              )}
            >
              {formatDay(order.placedAt, language, timeZone)}
            </time>
            {order.poNumber ? (
              <span className="wrap-anywhere text-muted text-xs as-cards:line-clamp-1 as-cards:break-all">
                {fillText(texts.admin.poNumber, { number: order.poNumber })}
              </span>
            ) : null}
          </span>
        </span>
      </TableCell>
      <TableCell className="as-cards:col-span-2 as-cards:col-start-1 as-cards:pe-4">
        <span className={clsx('flex min-w-0 gap-3', order.lineCount > 1 ? 'items-start' : 'items-center')}>
          <Picture
            src={order.toolImage}
            fallback={TOOL_PLACEHOLDER}
            alt=""
            width={48}
            height={36}
            className="hidden h-9 w-12 shrink-0 rounded-sm bg-sunken object-cover xl:block"
          />
          <span className="grid min-w-0 gap-0.5">
            <span className="wrap-anywhere line-clamp-1 text-pretty font-medium text-ink as-cards:break-all as-table:line-clamp-4">
              <MeasuredText text={order.toolName} />
            </span>
            <span className="figures text-muted text-xs">
              <OrderUnits order={order} texts={texts} />
            </span>
            <MoreLines order={order} href={ROUTES.manageOrder(order._id)} texts={texts.orders} />
          </span>
        </span>
      </TableCell>
      <TableCell
        className={
          awaitsShipment(order)
            ? 'as-cards:col-span-full as-cards:row-start-3'
            : 'as-cards:col-start-1 as-cards:pe-3'
        }
      >
        <OrderBuyer order={order} texts={texts.delivery} />
      </TableCell>
      <TableCell className="as-cards:col-start-3 as-cards:row-start-2 as-cards:justify-end as-table:text-end">
        <span className="figures whitespace-nowrap font-semibold text-ink">
          {formatDollars(order.orderValue, language)}
        </span>
      </TableCell>
      <TableCell className="as-cards:col-span-2 as-cards:col-start-2 as-cards:row-start-1 as-cards:justify-end">
        <OrderStateLabel order={order} today={today} texts={texts.orders} />
      </TableCell>
      <TableCell
        className={clsx(
          'no-print as-cards:items-end as-cards:justify-end as-cards:empty:hidden as-table:text-end',
          awaitsShipment(order)
            ? 'as-cards:col-span-full as-cards:row-start-4'
            : 'as-cards:col-span-2 as-cards:col-start-2 as-cards:row-start-3',
        )}
      >
        {awaitsPayment(order) ? <CancelOrderButton order={order} texts={actionTexts} /> : null}
        {awaitsShipment(order) ? (
          <span className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1 as-cards:flex-row-reverse as-cards:justify-start">
            {order.allUnitsRefunded ? null : <ShipButton order={order} texts={actionTexts} />}
            <RefundButton order={order} texts={actionTexts} />
          </span>
        ) : null}
      </TableCell>
    </TableRow>
  );
}

function OrderUnits({ order, texts }: { order: OrderOfRow; texts: OrderTableTexts }) {
  const language = useLanguage();
  if (order.unitPrice === undefined) return goodsLabel(order, { texts: texts.orders, language });
  return fillText(texts.admin.perUnit, {
    quantity: formatNumber(order.orderQuantity, language),
    price: formatDollars(order.unitPrice, language),
  });
}

function OrderBuyer({ order, texts }: { order: OrderOfRow; texts: OrderTableTexts['delivery'] }) {
  return (
    <div className="min-w-0 gap-x-3 gap-y-0.5 as-cards:flex as-cards:flex-wrap as-cards:items-baseline as-table:grid">
      <span className="wrap-anywhere line-clamp-1 text-ink as-cards:break-all as-table:line-clamp-none">
        {order.buyerName}
      </span>
      {order.buyerEmail ? (
        <EmailText email={order.buyerEmail} className="text-muted text-xs as-cards:hidden" />
      ) : null}
      <details className="text-xs">
        <summary className="inline-block rounded-sm py-1 font-medium text-ink underline decoration-line underline-offset-4 hover:decoration-ink">
          {texts.details}
        </summary>
        <dl className="mt-1 grid gap-1 border-line border-s-2 ps-3 text-start">
          <div>
            <dt className="text-muted">{texts.address}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{order.address}</dd>
          </div>
          {order.phone ? (
            <div>
              <dt className="text-muted">{texts.phone}</dt>
              <dd>
                <a href={`tel:${order.phone.replaceAll(' ', '')}`} className="underline">
                  {order.phone}
                </a>
              </dd>
            </div>
          ) : null}
        </dl>
      </details>
    </div>
  );
}

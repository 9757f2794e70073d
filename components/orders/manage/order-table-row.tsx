'use client';
import { clsx } from 'clsx';
import { type MouseEvent, memo } from 'react';
import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { SelectRow } from '@/components/dashboard/rows/row-selection';
import { MoreLines } from '@/components/orders/more-lines';
import { Link } from '@/components/ui/links/link';
import { CellLines, TableCell, TableRow } from '@/components/ui/tables/table';
import { isPlainClick } from '@/lib/client/page/press';
import { moneyBackOf, netValueOf } from '@/lib/client/payment/money-back';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { goodsLabel, poNumberText } from '@/lib/shared/orders/order-label';
import { awaitsPayment, awaitsShipment, isPaid } from '@/lib/shared/orders/order-status';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { CancelOrderButton, type OrderActionTexts, RefundButton, ShipButton } from './actions/order-actions';
import {
  type ManagedOrderRow,
  type ManagedOrderRow as OrderOfRow,
  type OrderTableTexts,
  stateSince,
} from './order-row';
import { OrderStateLabel } from './order-state';

type OrderRowProps = {
  order: OrderOfRow;
  today: string;
  texts: OrderTableTexts;
  actionTexts: OrderActionTexts;
  isSelected: boolean;
  /** True if it is shown beside the list. */
  isOpen: boolean;
  hidden: ReadonlySet<string>;
  onSelect: (id: string, isSelected: boolean, isRange: boolean) => void;
  /** Shows it beside the list; without it, and on phones, its link leads to its page. */
  onOpen?: ((id: string) => void) | undefined;
};

const CONTROLS = 'a, button, input, label, summary, details';

/** Cells for which there is no room beside an open order. */
const ALONE = 'as-table:in-data-beside:hidden';

/** Memoized: opening an order renders two rows again, not all. */
export const OrderTableRow = memo(function OrderTableRow(props: OrderRowProps) {
  const { order, today, texts, actionTexts, isSelected, isOpen, hidden, onSelect, onOpen } = props;
  const language = useLanguage();
  const timeZone = useTimeZone();
  const hide = (column: string) => (hidden.has(column) ? 'as-table:hidden' : '');
  const placed = formatDay(order.placedAt, language, timeZone);
  const poNumber = order.poNumber ? poNumberText(texts.admin.poNumber, order.poNumber) : '';
  const moneyBack = moneyBackOf(order);

  function onRowClick(event: MouseEvent) {
    const target = event.target as HTMLElement;
    const onLink = target.closest('[data-order-link]');
    if (!onOpen || !isPlainClick(event) || (!onLink && target.closest(CONTROLS))) return;
    // Selecting text is not a press.
    if (!onLink && window.getSelection()?.toString()) return;
    event.preventDefault();
    onOpen(order._id);
  }

  return (
    // As a card: number, goods and value, then buyer, state and actions.
    <TableRow
      data-order-id={order._id}
      data-open={isOpen || undefined}
      onClick={onRowClick}
      className={clsx(
        'as-cards:grid-cols-[minmax(0,1fr)_auto_auto] as-cards:gap-x-3 as-cards:gap-y-1',
        onOpen && 'as-table:cursor-pointer',
        isOpen && 'as-table:bg-hover as-table:shadow-[inset_3px_0_0_var(--color-accent-strong)]',
      )}
    >
      <TableCell>
        <span className="flex min-w-0 items-center gap-3 as-table:ps-2">
          <SelectRow
            label={fillText(texts.admin.selection.one, { number: order.number })}
            isSelected={isSelected}
            onSelect={(chosen, isRange) => onSelect(order._id, chosen, isRange)}
          />
          <CellLines
            below={
              <>
                {/* Beside the state a card shows the day that matters now. */}
                <time dateTime={order.placedAt} className={stateSince(order) ? 'as-cards:hidden' : undefined}>
                  {placed}
                </time>
                {poNumber ? ` · ${poNumber}` : ''}
              </>
            }
            belowTitle={poNumber ? `${placed} · ${poNumber}` : undefined}
          >
            <Link
              href={ROUTES.manageOrder(order._id)}
              prefetch={false}
              data-order-link=""
              aria-current={isOpen || undefined}
              className="font-mono font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
            >
              {order.number}
            </Link>
          </CellLines>
        </span>
      </TableCell>
      <TableCell
        className={clsx('as-cards:col-span-2 as-cards:col-start-1 as-cards:row-start-2', hide('tool'), ALONE)}
      >
        <CellLines
          title={order.toolName}
          below={<OrderUnits order={order} texts={texts} />}
          aside={<MoreLines order={order} href={ROUTES.manageOrder(order._id)} texts={texts.orders} />}
        >
          <span className="font-medium text-ink">{order.toolName}</span>
        </CellLines>
      </TableCell>
      <TableCell className={clsx('as-cards:col-start-1 as-cards:row-start-3', hide('buyer'))}>
        <OrderBuyer order={order} texts={texts.delivery} />
      </TableCell>
      <TableCell
        className={clsx(
          'as-cards:col-start-3 as-cards:row-start-2 as-cards:justify-end as-table:text-end',
          hide('value'),
        )}
      >
        <CellLines
          below={moneyBack > 0 ? formatDollars(-moneyBack, language) : null}
          belowTitle={
            moneyBack > 0
              ? fillText(texts.admin.net, { amount: formatDollars(netValueOf(order), language) })
              : undefined
          }
          className="justify-items-end text-end"
        >
          <span className="figures whitespace-nowrap font-semibold text-ink">
            {formatDollars(order.orderValue, language)}
          </span>
        </CellLines>
      </TableCell>
      <TableCell
        className={clsx(
          'as-cards:col-span-2 as-cards:col-start-2 as-cards:row-start-1 as-cards:justify-end',
          hide('state'),
        )}
      >
        <OrderStateLabel order={order} today={today} texts={texts.orders} />
      </TableCell>
      <TableCell
        className={clsx(
          'no-print as-cards:col-span-2 as-cards:col-start-2 as-cards:row-start-3 as-cards:justify-end as-cards:empty:hidden as-table:text-end',
          hide('actions'),
          ALONE,
        )}
      >
        {awaitsPayment(order) ? <CancelOrderButton order={order} texts={actionTexts} isInRow /> : null}
        {awaitsShipment(order) ? (
          <span className="flex items-center justify-end gap-1">
            {order.allUnitsRefunded ? null : <ShipButton order={order} texts={actionTexts} isInRow />}
            {isPaid(order) ? (
              <RefundButton order={order} texts={actionTexts} isInRow />
            ) : (
              <CancelOrderButton order={order} texts={actionTexts} isInRow />
            )}
          </span>
        ) : null}
      </TableCell>
    </TableRow>
  );
});

function OrderUnits({ order, texts }: { order: OrderOfRow; texts: OrderTableTexts }) {
  const language = useLanguage();
  if (order.unitPrice === undefined) return goodsLabel(order, { texts: texts.orders, language });
  return fillText(texts.admin.perUnit, {
    quantity: formatNumber(order.orderQuantity, language),
    price: formatDollars(order.unitPrice, language),
  });
}

type OrderBuyerProps = { order: ManagedOrderRow; texts: OrderTableTexts['delivery'] };

/** The address is folded below the name, and lies over the rows beneath once opened. */
function OrderBuyer({ order, texts }: OrderBuyerProps) {
  const { buyerName, buyerEmail, customerId, company, address, phone } = order;
  const delivery = (
    <details name="row" className="row-details as-table:in-data-beside:hidden">
      <summary>{texts.details}</summary>
      <dl>
        <div>
          <dt className="text-muted">{texts.address}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{address}</dd>
        </div>
        {phone ? (
          <div>
            <dt className="text-muted">{texts.phone}</dt>
            <dd>
              <a href={`tel:${phone.replaceAll(' ', '')}`} className="underline">
                {phone}
              </a>
            </dd>
          </div>
        ) : null}
      </dl>
    </details>
  );
  const ofPerson = buyerEmail ? <span data-wide="">{buyerEmail}</span> : null;
  // The page of a customer, whose rows have no id of theirs, has the link once.
  const below =
    company?._id && customerId ? (
      <Link href={COMPANY_ROUTES.managed(company._id)} prefetch={false} className="hover:underline">
        {company.name}
      </Link>
    ) : (
      (company?.name ?? ofPerson)
    );
  return (
    <CellLines
      title={buyerName}
      below={below}
      belowTitle={company ? `${company.name} · ${buyerEmail}` : buyerEmail}
      aside={delivery}
    >
      <span className="text-ink">{buyerName}</span>
    </CellLines>
  );
}

'use client';
import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { SelectRow } from '@/components/dashboard/rows/row-selection';
import { MoreLines } from '@/components/orders/more-lines';
import { Link } from '@/components/ui/links/link';
import { CellLink, type Column } from '@/components/ui/tables/data-table';
import { CellLines } from '@/components/ui/tables/table';
import { moneyBackOf, netValueOf } from '@/lib/client/payment/money-back';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { goodsLabel, poNumberText } from '@/lib/shared/orders/order-label';
import {
  awaitsPayment,
  awaitsShipment,
  mayBeCancelled,
  mayBeRefunded,
} from '@/lib/shared/orders/order-status';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { CancelOrderButton, type OrderActionTexts, RefundButton, ShipButton } from './actions/order-actions';
import {
  type ManagedOrderRow,
  type ManagedOrderRow as OrderOfRow,
  type OrderTableTexts,
  stateSince,
} from './order-row';
import { OrderStateLabel } from './order-state';

/** The cells of a row are made of this. */
export type OrderCells = {
  order: OrderOfRow;
  today: string;
  texts: OrderTableTexts;
  actionTexts: OrderActionTexts;
  isSelected: boolean;
  /** True if it is shown beside the list. */
  isOpen: boolean;
  onSelect: (id: string, isSelected: boolean, isRange: boolean) => void;
};

/** Every order has it, and readers cannot hide it. */
export const FIRST_COLUMN = 'order';

/** The table's layout is fixed: what has no width shares the rest. As a card: number, goods and value, then buyer, state and actions. */
export function orderColumns(columns: Texts['orders']['columns']): readonly Column<OrderCells>[] {
  return [
    {
      key: FIRST_COLUMN,
      name: columns.order,
      sorts: { up: 'oldest', down: 'newest', first: 'down' },
      headClassName: 'as-table:w-40 as-table:ps-9.5 as-table:in-data-beside:w-36',
      hasLabel: false,
      cell: (cells) => <OrderNumber {...cells} />,
    },
    {
      key: 'tool',
      name: columns.tool,
      isAlone: true,
      hasLabel: false,
      className: 'as-cards:col-span-2 as-cards:col-start-1 as-cards:row-start-2',
      cell: ({ order, texts }) => (
        <CellLines
          title={order.toolName}
          below={<OrderUnits order={order} texts={texts} />}
          aside={<MoreLines order={order} href={ROUTES.manageOrder(order._id)} texts={texts.orders} />}
        >
          <span className="font-medium text-ink">{order.toolName}</span>
        </CellLines>
      ),
    },
    {
      key: 'buyer',
      name: columns.buyer,
      sorts: { up: 'buyer', down: '-buyer' },
      hasLabel: false,
      className: 'as-cards:col-start-1 as-cards:row-start-3',
      cell: ({ order, texts }) => <OrderBuyer order={order} texts={texts.delivery} />,
    },
    {
      key: 'value',
      name: columns.value,
      sorts: { up: 'value', down: '-value', first: 'down' },
      headClassName: 'as-table:w-25 as-table:text-end',
      hasLabel: false,
      className: 'as-cards:col-start-3 as-cards:row-start-2 as-cards:justify-end as-table:text-end',
      cell: ({ order, texts }) => <OrderValue order={order} texts={texts} />,
    },
    {
      key: 'state',
      name: columns.state,
      headClassName: 'as-table:w-54 as-table:max-xl:w-44 as-table:in-data-beside:w-44',
      hasLabel: false,
      className: 'as-cards:col-span-2 as-cards:col-start-2 as-cards:row-start-1 as-cards:justify-end',
      cell: ({ order, today, texts }) => <OrderStateLabel order={order} today={today} texts={texts.orders} />,
    },
    {
      key: 'actions',
      name: columns.actions,
      isAlone: true,
      headClassName: 'no-print as-table:w-42 as-table:ps-2 as-table:text-start',
      hasLabel: false,
      className:
        'no-print as-cards:col-span-2 as-cards:col-start-2 as-cards:row-start-3 as-cards:justify-end as-cards:empty:hidden as-table:text-end',
      cell: ({ order, actionTexts }) => <OrderActions order={order} actionTexts={actionTexts} />,
    },
  ];
}

function OrderNumber({ order, texts, isSelected, isOpen, onSelect }: OrderCells) {
  const [language, timeZone] = [useLanguage(), useTimeZone()];
  const placed = formatDay(order.placedAt, language, timeZone);
  const poNumber = order.poNumber ? poNumberText(texts.admin.poNumber, order.poNumber) : '';
  return (
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
        <CellLink href={ROUTES.manageOrder(order._id)} isOfRow aria-current={isOpen || undefined} isNumber>
          {order.number}
        </CellLink>
      </CellLines>
    </span>
  );
}

function OrderValue({ order, texts }: { order: OrderOfRow; texts: OrderTableTexts }) {
  const language = useLanguage();
  const moneyBack = moneyBackOf(order);
  const net = formatDollars(netValueOf(order), language);
  return (
    <CellLines
      below={moneyBack > 0 ? formatDollars(-moneyBack, language) : null}
      belowTitle={moneyBack > 0 ? fillText(texts.admin.net, { amount: net }) : undefined}
      className="justify-items-end text-end"
    >
      <span className="figures whitespace-nowrap font-semibold text-ink">
        {formatDollars(order.orderValue, language)}
      </span>
    </CellLines>
  );
}

function OrderActions({ order, actionTexts: texts }: Pick<OrderCells, 'order' | 'actionTexts'>) {
  if (!awaitsShipment(order))
    return awaitsPayment(order) ? <CancelOrderButton order={order} texts={texts} isInRow /> : null;
  return (
    <span className="flex items-center justify-end gap-1">
      {order.allUnitsRefunded ? null : <ShipButton order={order} texts={texts} isInRow />}
      {mayBeRefunded(order) ? <RefundButton order={order} texts={texts} isInRow /> : null}
      {mayBeCancelled(order) ? <CancelOrderButton order={order} texts={texts} isInRow /> : null}
    </span>
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

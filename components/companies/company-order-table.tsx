import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { withShownBuyer } from '@/components/orders/manage/order-row';
import { OrderStateBadges } from '@/components/orders/order-state-badges';
import { LinkButton } from '@/components/ui/links/link';
import { CellLink, DataTable } from '@/components/ui/tables/data-table';
import { CARD_LINE } from '@/components/ui/tables/table';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { formatDay } from '@/lib/shared/dates/dates';
import { isChargeable } from '@/lib/shared/numbers/card-charges';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Order } from '@/lib/shared/orders/order.schema';
import { poNumberText } from '@/lib/shared/orders/order-label';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type CompanyOrderTableProps = { orders: readonly Order[]; texts: Texts };

export function CompanyOrderTable({ orders, texts }: CompanyOrderTableProps) {
  const [language, timeZone] = [useLanguage(), useTimeZone()];
  const own = texts.company.orders;
  const columns = { ...texts.columns, ...own.columns };
  return (
    <DataTable
      label={own.label}
      rows={orders}
      keyOf={({ _id }) => _id}
      columns={[
        {
          name: columns.order,
          card: 'start-1',
          cell: ({ _id, number, placedAt, poNumber }) => (
            <span className={CARD_LINE}>
              <CellLink href={COMPANY_ROUTES.order(_id)} isNumber>
                {number}
              </CellLink>
              <span className="figures wrap-anywhere text-muted text-xs as-cards:truncate">
                {poNumber ? `${poNumberText(own.po, poNumber)} · ` : null}
                {formatDay(placedAt, language, timeZone)}
              </span>
            </span>
          ),
        },
        {
          name: columns.buyer,
          card: 'start-3',
          className: 'as-cards:col-span-2 as-cards:text-muted as-cards:text-xs',
          cell: (order) => (
            <span className="wrap-anywhere min-w-0">
              {withShownBuyer(order, texts.privacy.closed).buyerName}
            </span>
          ),
        },
        {
          name: columns.tools,
          card: 'start-2',
          cell: ({ toolName, lineCount }) => (
            <span className="wrap-anywhere min-w-0 as-cards:truncate as-cards:whitespace-nowrap">
              {toolName}
              {lineCount > 1 ? (
                <span className="text-muted">
                  {' '}
                  {fillText(own.more, { count: formatNumber(lineCount - 1, language) })}
                </span>
              ) : null}
            </span>
          ),
        },
        {
          name: columns.value,
          kind: 'figure',
          card: 'end-2',
          className: 'as-cards:font-semibold as-cards:text-ink',
          cell: ({ orderValue }) => formatDollars(orderValue, language),
        },
        {
          name: columns.state,
          card: 'end-1',
          cell: (order) => <OrderStanding order={order} texts={texts.orders} />,
        },
      ]}
    />
  );
}

function OrderStanding({ order, texts }: { order: Order; texts: Texts['orders'] }) {
  const language = useLanguage();
  const { _id, number, dueOn, openBalance } = order;
  return (
    <span className="grid justify-items-end gap-0.5 as-table:justify-items-start">
      <OrderStateBadges order={order} texts={texts} />
      {dueOn && openBalance ? (
        <>
          <span className="figures text-muted text-xs">
            {fillText(texts.invoiceDue, { date: formatDay(dueOn, language, 'UTC') })}
          </span>
          {isChargeable(openBalance) ? (
            <LinkButton
              href={ROUTES.payment(_id)}
              prefetch={false}
              variant="outline"
              size="xs"
              aria-label={`${texts.payInvoice} ${number}`}
            >
              {texts.payInvoice}
            </LinkButton>
          ) : null}
        </>
      ) : null}
    </span>
  );
}

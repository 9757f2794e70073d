import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { withShownBuyer } from '@/components/orders/manage/order-row';
import { OrderStateBadges } from '@/components/orders/order-state-badges';
import { Link, LinkButton } from '@/components/ui/links/link';
import {
  CARD_END,
  CARD_FLOW,
  CARD_ROW,
  CARD_START,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
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
  const { columns } = own;
  return (
    <Table aria-label={own.label}>
      <TableHead>
        <TableRow>
          <TableHeadCell>{columns.order}</TableHeadCell>
          <TableHeadCell>{columns.buyer}</TableHeadCell>
          <TableHeadCell>{columns.tools}</TableHeadCell>
          <TableHeadCell className="as-table:text-end">{columns.value}</TableHeadCell>
          <TableHeadCell>{columns.state}</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {orders.map((order) => {
          const { _id, number, placedAt, poNumber, toolName, lineCount, orderValue } = order;
          const more = fillText(own.more, { count: formatNumber(lineCount - 1, language) });
          return (
            <TableRow key={_id} className={CARD_ROW}>
              <TableCell className={`${CARD_START} as-cards:row-start-1`}>
                <span className={CARD_FLOW}>
                  <Link
                    href={COMPANY_ROUTES.order(_id)}
                    prefetch={false}
                    className="font-mono font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
                  >
                    {number}
                  </Link>
                  <span className="figures wrap-anywhere text-muted text-xs">
                    {formatDay(placedAt, language, timeZone)}
                    {poNumber ? ` · ${poNumberText(own.po, poNumber)}` : null}
                  </span>
                </span>
              </TableCell>
              <TableCell
                className={`${CARD_START} as-cards:col-span-2 as-cards:row-start-3 as-cards:text-xs`}
              >
                <span className="wrap-anywhere min-w-0">
                  {withShownBuyer(order, texts.privacy.closed).buyerName}
                </span>
              </TableCell>
              <TableCell className={`${CARD_START} as-cards:row-start-2`}>
                <span className="wrap-anywhere min-w-0">
                  {toolName}
                  {lineCount > 1 ? <span className="text-muted"> {more}</span> : null}
                </span>
              </TableCell>
              <TableCell
                className={`${CARD_END} figures whitespace-nowrap as-cards:row-start-2 as-cards:font-semibold as-cards:text-ink as-table:text-end`}
              >
                {formatDollars(orderValue, language)}
              </TableCell>
              <TableCell className={`${CARD_END} as-cards:row-start-1`}>
                <span className="grid justify-items-end gap-0.5 as-table:justify-items-start">
                  <OrderStateBadges order={order} texts={texts.orders} />
                  {order.dueOn && order.openBalance ? (
                    <>
                      <span className="figures text-muted text-xs">
                        {fillText(texts.orders.invoiceDue, { date: formatDay(order.dueOn, language, 'UTC') })}
                      </span>
                      {isChargeable(order.openBalance) ? (
                        <LinkButton
                          href={ROUTES.payment(_id)}
                          prefetch={false}
                          variant="outline"
                          size="xs"
                          aria-label={`${texts.orders.payInvoice} ${number}`}
                        >
                          {texts.orders.payInvoice}
                        </LinkButton>
                      ) : null}
                    </>
                  ) : null}
                </span>
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}

import { useLanguage } from '#use-language';
import { Link } from '@/components/ui/links/link';
import { FiguresTable } from '@/components/ui/tables/figures-table';
import { listHref } from '@/lib/client/page/list-query';
import { isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { TO_PAY, TO_SHIP } from '@/lib/shared/orders/order-status';
import type { Overview, WaitingOrder } from '@/lib/shared/reports/overview.schema';
import type { Language } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { OverviewLink } from './rankings';

type Counted = { count: number; value: number };

function countedText({ count, value }: Counted, texts: { one: string; many: string }, language: Language) {
  return fillText(count === 1 ? texts.one : texts.many, {
    count: formatNumber(count, language),
    value: formatDollars(value, language),
  });
}

export function OrdersToShip({
  toShip,
  overdue,
  timeZone,
  texts,
}: {
  toShip: Overview['toShip'];
  overdue: number;
  timeZone: string;
  texts: Texts;
}) {
  const language = useLanguage();
  const own = texts.overview.toShip;
  if (toShip.count === 0) return <p className="text-muted">{own.none}</p>;
  const most = Math.max(1, ...toShip.ages.map(({ count }) => count));
  return (
    <div className="grid gap-5">
      <p className="figures font-semibold text-ink">
        {countedText(toShip, own.sum, language)}
        {overdue > 0 ? (
          <span className="text-danger">
            {' · '}
            {fillText(texts.desk.late, { count: formatNumber(overdue, language) })}
          </span>
        ) : null}
      </p>
      <dl className="grid gap-2 text-sm">
        {toShip.ages.map(({ fromDays, count, value }) => (
          <div key={fromDays} className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-baseline gap-x-4">
            <dt>{own.ages[fromDays as keyof typeof own.ages]}</dt>
            <dd className="figures text-end font-semibold text-ink">{formatNumber(count, language)}</dd>
            <dd className="figures min-w-24 text-end text-muted">{formatDollars(value, language)}</dd>
            <dd className="col-span-3 mt-1">
              <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className="h-1 w-full">
                <rect width="100" height="1" className="fill-sunken" />
                <rect width={(100 * count) / most} height="1" className="fill-accent-strong" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <FirstOrders orders={toShip.next} heading={own.next} at={own.at} timeZone={timeZone} texts={texts} />
      <OverviewLink href={listHref(ROUTES.manageOrders, { state: TO_SHIP })}>{own.all}</OverviewLink>
    </div>
  );
}

export function UnpaidOrdersPanel({
  unpaid,
  timeZone,
  texts,
}: {
  unpaid: Overview['unpaid'];
  timeZone: string;
  texts: Texts;
}) {
  const language = useLanguage();
  const own = texts.overview.unpaid;
  if (unpaid.count === 0) return <p className="text-muted">{own.none}</p>;
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <p className="figures font-semibold text-ink">{countedText(unpaid, own.sum, language)}</p>
        {unpaid.soon.count > 0 ? (
          <p className="figures text-sm">{countedText(unpaid.soon, own.soon, language)}</p>
        ) : null}
      </div>
      <FirstOrders orders={unpaid.next} heading={own.next} at={own.at} timeZone={timeZone} texts={texts} />
      <OverviewLink href={listHref(ROUTES.manageOrders, { state: TO_PAY })}>{own.all}</OverviewLink>
    </div>
  );
}

const AT_CLASS = 'inline-block min-w-22 text-pretty';

type AtProps = { at: string; timeZone: string };

function ShopsDay({ at, timeZone }: AtProps) {
  const language = useLanguage();
  return (
    <time dateTime={at} className={AT_CLASS}>
      {formatDay(at, language, timeZone)}
    </time>
  );
}

type FirstOrdersProps = {
  orders: readonly WaitingOrder[];
  heading: string;
  at: string;
  timeZone: string;
  texts: Texts;
};

function FirstOrders({ orders, heading, at, timeZone, texts }: FirstOrdersProps) {
  const language = useLanguage();
  const { columns } = texts.overview;
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold text-sm">{heading}</h3>
      <FiguresTable
        columns={[
          { heading: columns.order, className: 'align-baseline font-normal' },
          { heading: at, className: 'align-baseline' },
          { heading: columns.value, isFigure: true, className: 'align-baseline' },
        ]}
        rows={orders.map((order) => ({
          key: order._id,
          cells: [
            <span key="order" className="grid min-w-0 gap-0.5">
              <Link
                href={ROUTES.manageOrder(order._id)}
                prefetch={false}
                className="w-fit whitespace-nowrap font-mono font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
              >
                {order.number}
              </Link>
              <span className="wrap-anywhere text-muted text-xs">
                {isOfClosedAccount(order.buyerEmail) ? texts.privacy.closed.buyer : order.buyerName}
              </span>
            </span>,
            <ShopsDay key="at" at={order.at} timeZone={timeZone} />,
            formatDollars(order.value, language),
          ],
        }))}
      />
    </div>
  );
}

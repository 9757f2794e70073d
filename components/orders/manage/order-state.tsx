import { clsx } from 'clsx';
import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { isOverdue, orderShipText } from '@/components/shipments/order-ship-text';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { OrderState } from '@/lib/shared/orders/order-status';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { type ManagedOrderRow, stateSince } from './order-row';

const TONES: Record<OrderState, BadgeTone> = {
  unpaid: 'accent',
  'on-account': 'info',
  paid: 'info',
  shipped: 'success',
  cancelled: 'neutral',
  expired: 'neutral',
  refunded: 'danger',
};

type OrderStateLabelProps = {
  order: ManagedOrderRow;
  today: string;
  texts: Texts['orders'];
};

/** Two lines: the state since a day, then what is to be done; a card shows one day: when it ships, else that of its state. */
export function OrderStateLabel({ order, today, texts }: OrderStateLabelProps) {
  const language = useLanguage();
  const timeZone = useTimeZone();
  const ships = orderShipText(order, today, { reader: 'admin', texts: texts.ships, language });
  const since = stateSince(order);
  const { dueOn, openBalance } = order;
  const isDue = dueOn !== undefined && openBalance !== undefined && openBalance > 0;
  const isLate = isOverdue(order, today);
  const troubles = troublesOf(order, texts, language);
  const line =
    'flex min-w-0 flex-wrap items-center justify-end gap-x-2 text-xs as-table:flex-nowrap as-table:justify-start as-table:overflow-hidden as-table:whitespace-nowrap';
  return (
    <div className="grid min-w-0 text-end as-table:text-start">
      <span className={line}>
        {/* A card has no room for both, and only paid orders can be overdue. */}
        <span className={clsx('inline-flex', isLate && 'as-cards:hidden')}>
          <Badge tone={TONES[order.state]}>
            {order.shippedInPart ? texts.shippedInPart : texts[order.state]}
          </Badge>
        </span>
        {order.short ? (
          <span className="figures font-semibold text-danger as-table:truncate">
            {fillText(texts.manage.inStock, {
              inStock: formatNumber(order.short.inStock, language),
              open: formatNumber(order.short.open, language),
            })}
          </span>
        ) : null}
        {since && !order.short ? (
          <span className={clsx('figures text-muted', ships && 'as-cards:hidden')}>
            {formatDay(since, language, timeZone)}
          </span>
        ) : null}
        {order.transactionId && !order.short ? (
          <span
            title={order.transactionId}
            className="min-w-0 truncate font-mono text-2xs text-muted as-cards:hidden as-table:in-data-beside:hidden"
          >
            <span className="sr-only">{texts.transaction} </span>
            {order.transactionId}
          </span>
        ) : null}
      </span>
      {isDue ? (
        <span className={line}>
          <span
            className={clsx(
              'figures as-table:truncate',
              dueOn < today ? 'font-semibold text-danger' : 'text-ink',
            )}
          >
            {fillText(texts.invoiceDue, { date: formatDay(dueOn, language, 'UTC') })}
          </span>
        </span>
      ) : null}
      {ships || troubles.length > 0 ? (
        <span className={line}>
          {troubles.map((trouble) => (
            <span
              key={trouble}
              title={trouble}
              className="figures font-semibold text-danger as-table:truncate"
            >
              {trouble}
            </span>
          ))}
          {ships ? (
            <span
              title={ships}
              className={clsx(
                'figures as-table:truncate',
                isLate ? 'font-semibold text-danger' : 'font-medium text-ink',
              )}
            >
              {ships}
            </span>
          ) : null}
        </span>
      ) : null}
    </div>
  );
}

function troublesOf(order: ManagedOrderRow, { manage }: Texts['orders'], language: Language): string[] {
  const { returned, chargedBack } = order;
  const amountOf = (amount: number) => ({ amount: formatDollars(amount, language) });
  return [
    ...(order.refundFailedAt ? [manage.refundFailed] : []),
    ...(order.disputedAt ? [manage.disputed] : []),
    ...(chargedBack ? [fillText(manage.chargedBack, amountOf(chargedBack.amount))] : []),
    ...(order.allUnitsRefunded ? [manage.allUnitsRefunded] : []),
    ...(returned ? [fillText(manage.returned, amountOf(returned.amount))] : []),
  ];
}

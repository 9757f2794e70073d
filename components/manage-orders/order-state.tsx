import { clsx } from 'clsx';
import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { isOverdue, orderShipText } from '@/components/shipping/order-ship-text';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { OrderState } from '@/lib/shared/orders/order-status';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { type ManagedOrderRow, stateSince } from './order-row';

const TONES: Record<OrderState, BadgeTone> = {
  unpaid: 'accent',
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

/** A phone shows one day: when it ships, else since when it has its state. */
export function OrderStateLabel({ order, today, texts }: OrderStateLabelProps) {
  const language = useLanguage();
  const timeZone = useTimeZone();
  const ships = orderShipText(order, today, { reader: 'admin', texts: texts.ships, language });
  const since = stateSince(order);
  const isLate = isOverdue(order, today);
  return (
    <div className="flex min-w-0 flex-wrap items-center justify-end gap-x-2 gap-y-1 text-end as-table:grid as-table:justify-start as-table:justify-items-start as-table:text-start">
      {/* A card has no room for both, and only paid orders can be overdue. */}
      <span className={clsx('inline-flex', isLate && 'as-cards:hidden')}>
        <Badge tone={TONES[order.state]}>{texts[order.state]}</Badge>
      </span>
      {since ? (
        <span className={clsx('figures text-muted text-xs', ships && 'as-cards:hidden')}>
          {formatDay(since, language, timeZone)}
        </span>
      ) : null}
      {ships ? (
        <span
          className={clsx('figures text-xs', isLate ? 'font-semibold text-danger' : 'font-medium text-ink')}
        >
          {ships}
        </span>
      ) : null}
      {order.returned ? (
        <span className="figures font-medium text-danger text-xs">
          {fillText(texts.manage.returned, { amount: formatDollars(order.returned.amount, language) })}
        </span>
      ) : null}
      {order.allUnitsRefunded ? (
        <Badge tone="danger" breaks>
          {texts.manage.allUnitsRefunded}
        </Badge>
      ) : null}
      {order.refundFailedAt ? (
        <Badge tone="danger" breaks>
          {texts.manage.refundFailed}
        </Badge>
      ) : null}
      {order.chargedBack ? (
        <span className="figures font-medium text-danger text-xs">
          {fillText(texts.manage.chargedBack, { amount: formatDollars(order.chargedBack.amount, language) })}
        </span>
      ) : null}
      {order.disputedAt ? (
        <Badge tone="danger" breaks>
          {texts.manage.disputed}
        </Badge>
      ) : null}
      {order.transactionId ? (
        <span
          title={order.transactionId}
          className="max-w-36 truncate font-mono text-2xs text-muted as-cards:hidden"
        >
          <span className="sr-only">{texts.transaction} </span>
          {order.transactionId}
        </span>
      ) : null}
    </div>
  );
}

import { useLanguage } from '#use-language';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { formatDay } from '@/lib/shared/dates';
import type { OrderState } from '@/lib/shared/order-status';
import type { Order } from '@/lib/shared/schemas/order';
import type { Texts } from '@/lib/shared/texts/texts-for';

const TONES: Record<OrderState, BadgeTone> = {
  unpaid: 'accent',
  paid: 'info',
  shipped: 'success',
  cancelled: 'neutral',
  expired: 'neutral',
  refunded: 'danger',
};

type OrderStateLabelProps = { order: Order; texts: Texts['orders'] };

/** Where an order stands, since when, and the payment it was paid with. */
export function OrderStateLabel({ order, texts }: OrderStateLabelProps) {
  const language = useLanguage();
  const since = order.endedAt ?? order.shippedAt ?? order.paidAt;
  return (
    <div className="grid min-w-0 justify-items-end gap-1 text-end md:justify-items-start md:text-start">
      <Badge tone={TONES[order.state]}>{texts[order.state]}</Badge>
      {since ? <span className="figures text-muted text-xs">{formatDay(since, language)}</span> : null}
      {order.transactionId ? (
        <span className="wrap-anywhere font-mono text-2xs text-muted">
          <span className="sr-only">{texts.transaction} </span>
          {order.transactionId}
        </span>
      ) : null}
    </div>
  );
}

import { LinkButton } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import type { Order } from '@/lib/shared/orders/order.schema';
import type { OrderState } from '@/lib/shared/orders/order-status';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ClosedOrderProps = { order: Order; texts: Texts['payment'] };

const NOTICES: Record<OrderState, { text: keyof Texts['payment']; tone: 'success' | 'warning' } | null> = {
  unpaid: null,
  'on-account': { text: 'onAccount', tone: 'success' },
  paid: { text: 'alreadyPaid', tone: 'success' },
  shipped: { text: 'shipped', tone: 'success' },
  cancelled: { text: 'alreadyCancelled', tone: 'warning' },
  expired: { text: 'expired', tone: 'warning' },
  refunded: { text: 'refunded', tone: 'warning' },
};

export function ClosedOrder({ order, texts }: ClosedOrderProps) {
  const notice = NOTICES[order.state];
  if (!notice) return null;
  const { text, tone } = notice;
  return (
    <Panel>
      <Notice tone={tone} role="status">
        <p className="font-semibold">{texts[text]}</p>
        {order.transactionId ? (
          <p className="mt-1">
            {texts.transaction} <span className="wrap-anywhere font-mono">{order.transactionId}</span>
          </p>
        ) : null}
      </Notice>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={ROUTES.myOrders}>{texts.toOrders}</LinkButton>
        <LinkButton href={`${ROUTES.home}#latest-tools`} variant="outline">
          {texts.toTools}
        </LinkButton>
      </div>
    </Panel>
  );
}

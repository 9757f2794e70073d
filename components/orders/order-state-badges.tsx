import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { Order } from '@/lib/shared/orders/order.schema';
import { hasShippedOnAccount, isRefunded, type OrderState } from '@/lib/shared/orders/order-status';
import type { Texts } from '@/lib/shared/texts/texts-for';

type OrderTexts = Texts['orders'];
type Mark = { text: keyof OrderTexts & ('waiting' | 'shippedInPart' | OrderState); tone: BadgeTone };

/** First the payment, then the delivery (product §4.1). */
const MARKS: Record<OrderState, readonly Mark[]> = {
  unpaid: [{ text: 'unpaid', tone: 'accent' }],
  'on-account': [
    { text: 'on-account', tone: 'info' },
    { text: 'waiting', tone: 'neutral' },
  ],
  paid: [
    { text: 'paid', tone: 'info' },
    { text: 'waiting', tone: 'neutral' },
  ],
  shipped: [
    { text: 'paid', tone: 'info' },
    { text: 'shipped', tone: 'success' },
  ],
  cancelled: [{ text: 'cancelled', tone: 'neutral' }],
  expired: [{ text: 'expired', tone: 'neutral' }],
  refunded: [{ text: 'refunded', tone: 'danger' }],
};

/** An order that shipped in part waits for the rest; one that shipped on account may be paid later. */
function marksOf(order: OrderStateBadgesProps['order']): readonly Mark[] {
  const marks = MARKS[order.state];
  if (order.shippedInPart)
    return marks.map((mark) => (mark.text === 'waiting' ? { text: 'shippedInPart', tone: 'success' } : mark));
  if (order.paid || !hasShippedOnAccount(order)) return marks;
  return [{ text: 'on-account', tone: 'info' }, ...MARKS.shipped.slice(1)];
}

type OrderStateBadgesProps = {
  order: Pick<Order, 'state' | 'payBy' | 'paid' | 'returned' | 'orderValue' | 'shippedInPart'>;
  texts: OrderTexts;
};

/** For the buyer; `returned` is money refunded without a change of state. */
export function OrderStateBadges({ order, texts }: OrderStateBadgesProps) {
  const { returned, orderValue } = order;
  return (
    <span className="flex flex-wrap gap-1.5">
      {marksOf(order).map(({ text, tone }) => (
        <Badge key={text} tone={tone}>
          {texts[text]}
        </Badge>
      ))}
      {returned && !isRefunded(order) ? (
        <Badge tone="danger">{returned.amount < orderValue ? texts.partlyGivenBack : texts.givenBack}</Badge>
      ) : null}
    </span>
  );
}

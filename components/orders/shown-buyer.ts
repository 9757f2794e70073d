import { CLOSED_ACCOUNT, isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import type { Order } from '@/lib/shared/orders/order.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';

/** Replaces the personal data of a closed account by texts in the page's language. */
export function withShownBuyer(order: Order, texts: Texts['privacy']['closed']): Order {
  if (!isOfClosedAccount(order.buyerEmail)) return order;
  const timeline = order.timeline.map((step) =>
    step.by === 'buyer' && step.name === CLOSED_ACCOUNT.buyerName ? { ...step, name: texts.buyer } : step,
  );
  const buyer = { buyerName: texts.buyer, buyerEmail: '', address: texts.removed, phone: '' };
  return { ...order, ...buyer, timeline };
}

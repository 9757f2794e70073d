import 'server-only';
import { publicPrice } from '@/lib/server/commerce/pricing/public-price';
import type { Actor } from '@/lib/server/identity/actor';
import { AppError } from '@/lib/shared/errors';
import { orderValueCents } from '@/lib/shared/money';
import type { PlaceOrderInput } from '@/lib/shared/schemas/order';
import { requireOrderable, requireSameValue } from './order-quantity.policy';
import { type OrderTerms, refuseSingle, soldByQuote } from './order-terms';
import { type OrderContext, placeOrder } from './place-order';

/** The terms of `POST /api/order`, with its fixed messages (product §4.2). */
function termsOf({ orderValue }: PlaceOrderInput): OrderTerms {
  let seenCents = 0;
  return {
    priceOf: publicPrice,
    accept([line]) {
      if (!line?.offer) throw new AppError('not-found');
      if (line.offer.sale === 'on-request') throw soldByQuote();
      seenCents = line.offer.unitPriceCents;
      requireOrderable(line.quantity, line.offer);
      requireSameValue(orderValue, orderValueCents(seenCents, line.quantity));
    },
    refuse: (lines) => refuseSingle(lines, seenCents),
  };
}

/**
 * Places an order of one line (product §4.2). Throws what `placeOrder` does, `not-found` (no such tool, or not sold any
 * more), `not-on-sale` (on request only), `forbidden` (someone else's e-mail), `validation-failed` (quantity), `price-changed`, and `out-of-stock` (lost a race).
 */
export async function placeSingleOrder(
  actor: Actor,
  input: PlaceOrderInput,
  context: OrderContext = {},
): Promise<{ insertedId: string }> {
  if (input.buyerEmail !== undefined && input.buyerEmail !== actor.email) throw new AppError('forbidden');
  const { toolId, orderQuantity: quantity, address, phone } = input;
  const lines = [{ toolId, quantity }];
  const prepare = async () => ({ lines, delivery: { address, phone }, terms: termsOf(input) });
  return placeOrder(actor, prepare, context);
}

import { findOrderingCompany, requirePoNumber } from '@/lib/server/commerce/companies/find-company';
import { withFreshVatId } from '@/lib/server/commerce/companies/vat/fresh-vat-id';
import { requireWish, wishContent } from '@/lib/server/commerce/orders/place/delivery-wish';
import {
  type OrderContext,
  type OrderRequest,
  placeOrder,
} from '@/lib/server/commerce/orders/place/place-order';
import { buyerOf } from '@/lib/server/commerce/prices/buyer';
import { pricesFor } from '@/lib/server/commerce/prices/prices-for';
import { requireTerms } from '@/lib/server/commerce/receivables/reserve-credit';
import { chargedContent, chargeOf } from '@/lib/server/commerce/trade/charge';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf } from '@/lib/server/identity/owner';
import type { CartDocument } from '@/lib/server/platform/db/documents/carts-and-lists';
import { requireIdempotency } from '@/lib/server/platform/idempotency';
import type { ChargedOrderCartInput } from '@/lib/shared/cart/charged-cart.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { deliveryOf } from '@/lib/shared/orders/order.schema';
import { fingerprintOfNotes, lineWords } from '@/lib/shared/orders/order-notes';
import { cartTerms } from './cart-terms';
import { emptyCart, findCart } from './carts.repository';
import { newCart, priceCart } from './get-cart';

type Context = { key: string | undefined; language?: OrderContext['language']; now?: Date };

async function cartChanged(cart: CartDocument, actor: Actor): Promise<AppError> {
  return new AppError('cart-changed', { members: { current: await priceCart(cart, buyerOf(actor)) } });
}

async function readOwn(actor: Actor): Promise<CartDocument> {
  const owner = ownerOf(actor);
  return (await findCart(owner)) ?? newCart(owner);
}

/** Returns what makes a request for an order the same as one before. */
export function contentOf(input: ChargedOrderCartInput): unknown[] {
  const { version, seenDue, seen = null, address, phone, poNumber = null, payBy } = input;
  // An order by card is the same as one by a client that does not know the field.
  const added = [...(payBy === 'account' ? [payBy] : []), ...wishContent(input), ...chargedContent(input)];
  return ['cart', version, seenDue, seen, address, phone, poNumber, fingerprintOfNotes(input), ...added];
}

/**
 * Returns a request to order everything in the actor's cart, which placing it empties. Throws `cart-changed` (with the current
 * cart), `company-not-active`, and `validation-failed` with an empty cart or without the PO number that the company requires.
 */
export async function requestOfCart(
  actor: Actor,
  input: ChargedOrderCartInput,
  now: Date,
): Promise<OrderRequest> {
  const { version, poNumber, payBy } = input;
  requireWish(input, now);
  const cart = await readOwn(actor);
  if (cart.version !== version) throw await cartChanged(cart, actor);
  const company = await findOrderingCompany(actor);
  if (company) requirePoNumber(company, poNumber);
  if (payBy === 'account') requireTerms(company);
  const charge = await chargeOf(input, { findBuyer: () => withFreshVatId(company, now), now });
  if (cart.lines.length === 0) {
    throw new AppError('validation-failed', { issues: { lines: ['cart-empty'] } });
  }
  const lines = cart.lines.map(({ toolId, quantity, reference, written, ...line }) => {
    return { toolId: toolId.toHexString(), quantity, reference, written, ...lineWords(line) };
  });
  return {
    lines,
    delivery: deliveryOf(input),
    payBy,
    charge,
    terms: cartTerms(cart, input, await pricesFor(buyerOf(actor), now), charge),
    afterInsert: async (_order, session) => {
      if (await emptyCart(ownerOf(actor), version, now, session)) return;
      throw await cartChanged(await readOwn(actor), actor);
    },
  };
}

/**
 * Orders everything in the actor's cart and empties it, in one transaction; the key is looked up first. Throws what
 * `placeOrder`, `requestOfCart` and the cart's terms throw, and `validation-failed` without a key. A refused order leaves the
 * cart unchanged.
 */
export async function orderCart(
  actor: Actor,
  input: ChargedOrderCartInput,
  { key, language, now = new Date() }: Context,
): Promise<{ insertedId: string }> {
  const idempotency = requireIdempotency(key, contentOf(input));
  return placeOrder(actor, () => requestOfCart(actor, input, now), { idempotency, language, now });
}

import 'server-only';
import { ObjectId } from 'mongodb';
import type { ToolOffer } from '@/lib/server/commerce/catalogue/get-tool-offer';
import type { Actor } from '@/lib/server/identity/actor';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { Idempotency } from '@/lib/server/platform/identifiers/idempotency-key';
import { randomReadableCode } from '@/lib/server/platform/identifiers/readable-code';
import { CURRENCY } from '@/lib/shared/brand';
import type { Language } from '@/lib/shared/languages';
import { orderValueCents } from '@/lib/shared/money';
import type { PlaceOrderInput } from '@/lib/shared/schemas/order';

const NUMBER_CODE_LENGTH = 6;
const HOUR_MS = 3_600_000;

export type OrderRequest = {
  buyer: Actor;
  offer: ToolOffer;
  input: Pick<PlaceOrderInput, 'orderQuantity' | 'address' | 'phone'>;
  idempotency: Idempotency | undefined;
  language: Language;
  expiryHours: number;
  /** How long before its expiry the buyer is reminded; 0 for never. */
  warningHours: number;
  now: Date;
};

/** When the buyer is reminded of the expiry; never if that is not after the order was placed. */
function warningTime(request: OrderRequest): { warnAt?: Date } {
  const { expiryHours, warningHours, now } = request;
  const afterHours = expiryHours - warningHours;
  return warningHours > 0 && afterHours > 0 ? { warnAt: new Date(now.getTime() + afterHours * HOUR_MS) } : {};
}

/** Returns an unpaid order with a new id and number. Name, price and buyer are the server's, never the request's. */
export function newOrder(request: OrderRequest): OrderDocument {
  const { buyer, offer, input, idempotency, language, expiryHours, now } = request;
  return {
    _id: new ObjectId(),
    number: `FL-${randomReadableCode(NUMBER_CODE_LENGTH)}`,
    toolId: offer.toolId,
    toolName: offer.name,
    toolImage: offer.image,
    orderQuantity: input.orderQuantity,
    unitPriceCents: offer.unitPriceCents,
    orderValueCents: orderValueCents(offer.unitPriceCents, input.orderQuantity),
    currency: CURRENCY.provider,
    buyerId: buyer.userId,
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    address: input.address,
    phone: input.phone,
    language,
    state: 'unpaid',
    ...(idempotency ? { idempotency } : {}),
    placedAt: now,
    expiresAt: new Date(now.getTime() + expiryHours * HOUR_MS),
    ...warningTime(request),
    timeline: [{ state: 'unpaid', at: now, by: 'buyer', actorId: buyer.userId }],
  };
}

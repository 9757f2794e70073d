import 'server-only';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Actor } from '@/lib/server/auth/actor';
import { parseObjectId } from '@/lib/server/identifiers/object-id';
import { attachIntent, findPayableOrder, type PayableOrder } from '@/lib/server/orders/order-payment';
import { BRAND, CURRENCY } from '@/lib/shared/brand';
import { AppError } from '@/lib/shared/errors';
import { REFUSAL, VALIDATION } from '@/lib/shared/messages';
import { toCents } from '@/lib/shared/money';
import type { createPaymentIntentSchema } from '@/lib/shared/schemas/order';
import type { Intent } from './intent';
import { noteLooseIntent } from './loose-intents';
import { withinPatience } from './patience';
import { cancelIntent, createIntent, retrieveIntent } from './provider';
import { settleNow } from './review-intent';
import { siteName } from './settle-payment';

type Input = z.infer<typeof createPaymentIntentSchema>;
type Answer = { clientSecret: string };

const ATTEMPTS = 3;

function answerOf(intent: Intent): Answer {
  if (!intent.clientSecret) throw new AppError('payment-provider-unavailable');
  return { clientSecret: intent.clientSecret };
}

function notPayable(): AppError {
  return new AppError('wrong-order-state', { detail: REFUSAL.payUnpaidOnly });
}

async function requireOwnUnpaid(actor: Actor, id: string): Promise<PayableOrder> {
  const order = await findPayableOrder(parseObjectId(id));
  if (!order) throw new AppError('not-found');
  if (!order.buyerId.equals(actor.userId)) throw new AppError('forbidden');
  if (order.state !== 'unpaid') throw notPayable();
  return order;
}

/** A new intent for the order; the same one again if it was asked for at the same moment by another tab. */
function createIntentFor(order: PayableOrder): Promise<Intent> {
  const orderId = order._id.toHexString();
  const after = order.paymentIntentId ? `-after-${order.paymentIntentId}` : '';
  return createIntent({
    amountCents: order.orderValueCents,
    currency: order.currency,
    description: `${BRAND.name} order ${order.number}`,
    receiptEmail: order.buyerEmail,
    metadata: {
      site: siteName(),
      orderId,
      orderNumber: order.number,
      buyerId: order.buyerId.toHexString(),
    },
    idempotencyKey: `forgeline-order-${orderId}${after}`,
  });
}

/** The order's intent if it can still be paid; null if it needs a new one. */
async function usableIntent(order: PayableOrder, now: Date): Promise<Intent | null> {
  if (!order.paymentIntentId) return null;
  const intent = await retrieveIntent(order.paymentIntentId);
  if (!intent || intent.status === 'canceled') return null;
  if (intent.status !== 'succeeded') return intent;
  // Paid, and we had not heard of it: record it now.
  if ((await settleNow(intent, 'system', now)) === 'paid') throw notPayable();
  return null;
}

async function intentForOrder(actor: Actor, input: Input & { orderId: string }, now: Date): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const order = await requireOwnUnpaid(actor, input.orderId);
    if (input.orderValue !== undefined && toCents(input.orderValue) !== order.orderValueCents) {
      throw new AppError('price-changed');
    }
    const intent = (await usableIntent(order, now)) ?? (await createIntentFor(order));
    if (await attachIntent(order, intent.id, order.paymentIntentId, now)) return answerOf(intent);
    const current = await findPayableOrder(order._id);
    if (current?.state === 'unpaid' && current.paymentIntentId === intent.id) return answerOf(intent);
    // Another intent is the order's by now, or none can be: nobody may pay by this one.
    if (current?.paymentIntentId !== intent.id) await cancelIntent(intent.id);
    if (attempt >= ATTEMPTS) throw new AppError('conflict');
  }
}

async function intentForValue(actor: Actor, orderValue: number, now: Date): Promise<Answer> {
  const intent = await createIntent({
    amountCents: toCents(orderValue),
    currency: CURRENCY.provider,
    description: `${BRAND.name} order`,
    receiptEmail: actor.email,
    metadata: { site: siteName(), buyerId: actor.userId.toHexString() },
    idempotencyKey: `forgeline-value-${randomUUID()}`,
  });
  await noteLooseIntent(intent.id, now);
  return answerOf(intent);
}

/**
 * The client secret with which the browser pays. With `orderId` it is that order's one intent, of the order's own
 * amount, again and again while it is unpaid; without, a new intent of `orderValue` dollars (decisions, "Made safe").
 * Throws `validation-failed`, `not-found`, `forbidden`, `wrong-order-state`, `price-changed`,
 * `payment-provider-unavailable`.
 */
export async function createPaymentIntent(
  actor: Actor,
  input: Input,
  now: Date = new Date(),
): Promise<Answer> {
  const { orderId, orderValue } = input;
  if (orderId !== undefined) return withinPatience(intentForOrder(actor, { ...input, orderId }, now));
  if (orderValue === undefined) {
    throw new AppError('validation-failed', { errors: { orderValue: [VALIDATION.orderValueRequired] } });
  }
  return withinPatience(intentForValue(actor, orderValue, now));
}

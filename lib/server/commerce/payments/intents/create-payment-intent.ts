import 'server-only';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { findOrder, requireOrder } from '@/lib/server/commerce/orders/find-order';
import { isOwnOrder } from '@/lib/server/commerce/orders/orders.policy';
import { limitIntents } from '@/lib/server/commerce/payments/limits/limit-payments';
import type { Intent } from '@/lib/server/commerce/payments/provider/intent';
import {
  createIntent,
  retrieveIntent,
  voidIntent,
} from '@/lib/server/commerce/payments/provider/provider-intents';
import { withProviderTimeout } from '@/lib/server/commerce/payments/provider/provider-timeout';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf } from '@/lib/server/identity/owner';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { PaymentIntentDocument } from '@/lib/server/platform/db/documents/payments';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { requestAddress } from '@/lib/server/platform/http/request-context';
import { AppError } from '@/lib/shared/messages/errors';
import { toCents } from '@/lib/shared/numbers/money';
import type { createPaymentIntentSchema } from '@/lib/shared/orders/order.schema';
import { awaitsPayment } from '@/lib/shared/orders/order-status';
import { CURRENCY } from '@/lib/shared/site/currency';
import { shop } from '@/shop.config';
import { siteName } from '../provider/intent';
import { applyPaymentNow } from './apply-payment-now';
import {
  closeIntent,
  findNewestIntent,
  findOpenIntent,
  type OpenedIntent,
  openIntent,
} from './payment-intents.repository';
import { soonAfter } from './polling-schedule';

type Input = z.infer<typeof createPaymentIntentSchema>;
type Secret = { clientSecret: string };

const ATTEMPTS = 3;

function secretOf(intent: Intent): Secret {
  if (!intent.clientSecret) throw new AppError('payment-provider-unavailable');
  return { clientSecret: intent.clientSecret };
}

function notPayable(): AppError {
  return new AppError('wrong-order-state', { reason: { code: 'pay-unpaid-only' } });
}

async function requireOwnUnpaid(actor: Actor, id: string): Promise<OrderDocument> {
  const order = await requireOrder(id);
  if (!isOwnOrder(ownerOf(actor), order)) throw new AppError('forbidden');
  if (!awaitsPayment(order)) throw notPayable();
  return order;
}

/** The idempotency key returns the same intent to concurrent requests. */
function createIntentFor(order: OrderDocument, previous: PaymentIntentDocument | null): Promise<Intent> {
  const orderId = order._id.toHexString();
  const after = previous ? `-after-${previous._id}` : '';
  return createIntent({
    amountCents: order.totals.totalCents,
    currency: order.currency,
    description: `${shop.name} order ${order.number}`,
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

async function usableIntent({ _id, state }: PaymentIntentDocument, now: Date): Promise<Intent | null> {
  if (state === 'closed') return null;
  const intent = await retrieveIntent(_id);
  if (!intent || intent.status === 'canceled') return null;
  if (intent.status !== 'succeeded') return intent;
  // Paid, and its webhook has not arrived yet.
  if ((await applyPaymentNow(intent, { by: 'system', at: now })) === 'paid') throw notPayable();
  return null;
}

function openedNow(now: Date): Pick<OpenedIntent, 'touchedAt' | 'nextCheckAt' | 'askedFrom'> {
  return { touchedAt: now, nextCheckAt: soonAfter(now), askedFrom: requestAddress() };
}

/**
 * Makes an intent the one by which its order can be paid. Returns false if the order is no longer unpaid or has
 * another intent.
 */
function attachIntent(
  orderId: OrderDocument['_id'],
  intentId: string,
  previous: PaymentIntentDocument | null,
  now: Date,
): Promise<boolean> {
  return inTransaction(async (session) => {
    const order = await findOrder(orderId, session);
    if (!order || !awaitsPayment(order)) return false;
    if (previous && previous._id !== intentId) await closeIntent(previous._id, session);
    const open = await findOpenIntent(orderId, session);
    if (open && open._id !== intentId) return false;
    return openIntent({ _id: intentId, orderId, ...openedNow(now) }, session);
  });
}

async function intentForOrder(actor: Actor, input: Input & { orderId: string }, now: Date): Promise<Secret> {
  for (let attempt = 1; ; attempt += 1) {
    const order = await requireOwnUnpaid(actor, input.orderId);
    if (input.orderValue !== undefined && toCents(input.orderValue) !== order.totals.totalCents) {
      throw new AppError('price-changed');
    }
    const previous = await findNewestIntent(order._id);
    const usable = previous && (await usableIntent(previous, now));
    const intent = usable ?? (await createIntentFor(order, previous));
    if (await attachIntent(order._id, intent.id, previous, now)) return secretOf(intent);
    // An intent that is not the order's must not take money.
    await voidIntent(intent.id);
    if (attempt >= ATTEMPTS) throw new AppError('conflict');
  }
}

async function unattachedIntent(actor: Actor, orderValue: number, now: Date): Promise<Secret> {
  const intent = await createIntent({
    amountCents: toCents(orderValue),
    currency: CURRENCY.provider,
    description: `${shop.name} order`,
    receiptEmail: actor.email,
    metadata: { site: siteName(), buyerId: actor.userId.toHexString() },
    idempotencyKey: `forgeline-value-${randomUUID()}`,
  });
  // Recorded before the secret is returned, so that no payment is lost with the tab and the webhook.
  await openIntent({ _id: intent.id, orderId: null, ...openedNow(now) });
  return secretOf(intent);
}

/**
 * Returns a client secret (product §4.5): with `orderId` that of the order's one intent, of the order's own amount;
 * without, that of a new intent of `orderValue` dollars. Throws `validation-failed`, `rate-limited`, `not-found`,
 * `forbidden`, `wrong-order-state`, `price-changed`, `conflict`, `payment-provider-unavailable`.
 */
export async function createPaymentIntent(
  actor: Actor,
  input: Input,
  now: Date = new Date(),
): Promise<Secret> {
  const { orderId, orderValue } = input;
  if (orderId === undefined && orderValue === undefined) {
    throw new AppError('validation-failed', { issues: { orderValue: ['order-value-required'] } });
  }
  await limitIntents(actor, orderId !== undefined, now);
  if (orderId !== undefined) return withProviderTimeout(intentForOrder(actor, { ...input, orderId }, now));
  return withProviderTimeout(unattachedIntent(actor, orderValue ?? 0, now));
}

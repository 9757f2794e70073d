import 'server-only';
import { randomUUID } from 'node:crypto';
import type { ClientSession } from 'mongodb';
import type { z } from 'zod';
import { shop } from '#shop';
import { findOrder, requireOrder } from '@/lib/server/commerce/orders/find-order';
import { isInvoicedOnAccount } from '@/lib/server/commerce/orders/order-lines';
import { isOwnOrCompanys, isOwnOrder } from '@/lib/server/commerce/orders/orders.policy';
import { limitIntents } from '@/lib/server/commerce/payments/intents/limit-payments';
import { withProviderTimeout } from '@/lib/server/commerce/payments/provider/call-provider';
import {
  createIntent,
  type Intent,
  retrieveIntent,
  voidIntent,
} from '@/lib/server/commerce/payments/provider/provider-intents';
import { openCentsOf } from '@/lib/server/commerce/receivables/read-receivables';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf } from '@/lib/server/identity/owner';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { PaymentIntentDocument } from '@/lib/server/platform/db/documents/payments';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { requestAddress } from '@/lib/server/platform/http/request-context';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { AppError } from '@/lib/shared/messages/errors';
import { MINIMUM_CHARGE_CENTS } from '@/lib/shared/numbers/card-charges';
import { toCents } from '@/lib/shared/numbers/money';
import type { createPaymentIntentSchema } from '@/lib/shared/orders/order.schema';
import { awaitsPayment } from '@/lib/shared/orders/order-status';
import { CURRENCY } from '@/lib/shared/site/currency';
import { siteName } from '../provider/provider-intents';
import { applyPaymentNow } from './apply-payment';
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

/** Returns what is to be paid of an order: all of one by card, what is open of the invoices of one on account. */
async function dueCentsOf(order: OrderDocument, session?: ClientSession): Promise<number> {
  if (isInvoicedOnAccount(order)) return openCentsOf(order._id, session);
  return awaitsPayment(order) ? order.totals.totalCents : 0;
}

type Payable = { order: OrderDocument; dueCents: number };

/** An order on account is paid, once it was invoiced, by the buyer and the company's approvers, any other by its buyer alone. */
async function requirePayable(actor: Actor, id: string): Promise<Payable> {
  const order = await requireOrder(id);
  const mayPay =
    order.payBy === 'account' ? isOwnOrCompanys(actor, order) : isOwnOrder(ownerOf(actor), order);
  if (!mayPay) throw new AppError('forbidden');
  const dueCents = await dueCentsOf(order);
  // No card is charged for less.
  const leastCents = order.payBy === 'account' ? MINIMUM_CHARGE_CENTS : 1;
  if (dueCents < leastCents) throw notPayable();
  return { order, dueCents };
}

/** The idempotency key returns the same intent to concurrent requests. */
function createIntentFor(
  { order, dueCents }: Payable,
  previous: PaymentIntentDocument | null,
): Promise<Intent> {
  const orderId = order._id.toHexString();
  const after = previous ? `-after-${previous._id}` : '';
  const amount = order.payBy === 'account' ? `-of-${dueCents}` : '';
  return createIntent({
    amountCents: dueCents,
    currency: order.currency,
    description: `${shop.name} order ${order.number}`,
    receiptEmail: order.buyerEmail,
    metadata: {
      site: siteName(),
      orderId,
      orderNumber: order.number,
      buyerId: order.buyerId.toHexString(),
      ...optionalField('invoiceNumber', order.invoiceNumber),
    },
    idempotencyKey: `forgeline-order-${orderId}${amount}${after}`,
  });
}

/** An intent of another amount than what is due is voided first: a part of an invoice was paid since. */
async function intentOf({ _id }: PaymentIntentDocument, dueCents: number): Promise<Intent | null> {
  const intent = await retrieveIntent(_id);
  return intent?.status === 'open' && intent.amountCents !== dueCents ? voidIntent(_id) : intent;
}

async function usableIntent(
  stored: PaymentIntentDocument,
  { order, dueCents }: Payable,
  now: Date,
): Promise<Intent | null> {
  if (stored.state === 'closed') return null;
  const intent = await intentOf(stored, dueCents);
  if (!intent || intent.status === 'canceled') return null;
  if (intent.status !== 'succeeded') {
    if (intent.amountCents !== dueCents) throw new AppError('conflict');
    return intent;
  }
  // Paid, and its webhook has not arrived yet.
  const outcome = await applyPaymentNow(intent, { by: 'system', at: now });
  if (order.payBy === 'account') throw new AppError('price-changed');
  if (outcome === 'paid') throw notPayable();
  return null;
}

type Asked = Pick<OpenedIntent, 'touchedAt' | 'nextCheckAt' | 'askedFrom' | 'payerId'>;

function openedNow({ userId: payerId }: Pick<Actor, 'userId'>, now: Date): Asked {
  return { touchedAt: now, nextCheckAt: soonAfter(now), askedFrom: requestAddress(), payerId };
}

/**
 * Makes an intent the one by which its order can be paid. Returns false if something else is due of the order, or it has
 * another intent.
 */
function attachIntent(
  { order: { _id: orderId }, dueCents }: Payable,
  intentId: string,
  previous: PaymentIntentDocument | null,
  asked: Asked,
): Promise<boolean> {
  return inTransaction(async (session) => {
    const order = await findOrder(orderId, session);
    if (!order || (await dueCentsOf(order, session)) !== dueCents) return false;
    if (previous && previous._id !== intentId) await closeIntent(previous._id, session);
    const open = await findOpenIntent(orderId, session);
    if (open && open._id !== intentId) return false;
    return openIntent({ _id: intentId, orderId, ...asked }, session);
  });
}

async function intentForOrder(actor: Actor, input: Input & { orderId: string }, now: Date): Promise<Secret> {
  for (let attempt = 1; ; attempt += 1) {
    const payable = await requirePayable(actor, input.orderId);
    if (input.orderValue !== undefined && toCents(input.orderValue) !== payable.dueCents) {
      throw new AppError('price-changed');
    }
    const previous = await findNewestIntent(payable.order._id);
    const usable = previous && (await usableIntent(previous, payable, now));
    const intent = usable ?? (await createIntentFor(payable, previous));
    const asked = openedNow(actor, now);
    if (await attachIntent(payable, intent.id, previous, asked)) return secretOf(intent);
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
  await openIntent({ _id: intent.id, orderId: null, ...openedNow(actor, now) });
  return secretOf(intent);
}

/**
 * Returns a client secret (product §4.5): with `orderId` that of the order's one intent, of the order's own amount, or of what is
 * open of the invoice of an order on account;
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

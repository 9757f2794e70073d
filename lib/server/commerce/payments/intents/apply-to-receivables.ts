import type { ClientSession, ObjectId } from 'mongodb';
import { requireCompanyById } from '@/lib/server/commerce/companies/find-company';
import { markSettled } from '@/lib/server/commerce/orders/lifecycle/mark-paid';
import { chargedBackCents } from '@/lib/server/commerce/payments/disputes/dispute.policy';
import { disputesOf } from '@/lib/server/commerce/payments/disputes/record-dispute';
import type { Intent } from '@/lib/server/commerce/payments/provider/provider-intents';
import { recordProviderRefund } from '@/lib/server/commerce/payments/refunds/record-refund';
import {
  type CompanyPaymentEvents,
  recordCompanyPaymentEvent,
} from '@/lib/server/commerce/receivables/money/company-payment-events';
import { findCardPayment } from '@/lib/server/commerce/receivables/money/find-company-payment';
import { receiveMoney } from '@/lib/server/commerce/receivables/money/receive-money';
import { takeMoneyBack } from '@/lib/server/commerce/receivables/money/take-money-back';
import { invoiceNumbersOf, openCentsOf } from '@/lib/server/commerce/receivables/read-receivables';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { findAccountsById } from '@/lib/server/identity/users/imported-accounts';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { CompanyPaymentDocument } from '@/lib/server/platform/db/documents/receivables';
import { isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { findIntent } from './payment-intents.repository';

/** Goes to who asked for the payment, to the buyer, and where the company's invoices go. */
async function receiptOf(
  order: OrderDocument,
  payment: CompanyPaymentDocument,
  session: ClientSession,
): Promise<CompanyPaymentEvents['invoice.paid-by-card']> {
  const asked = payment.intentId ? await findIntent(payment.intentId) : null;
  const [payer] = asked?.payerId ? await findAccountsById([asked.payerId], session) : [];
  const company = await requireCompanyById(payment.companyId, session);
  const to = [payer?.email, order.buyerEmail, company.invoiceEmail]
    .flatMap((email) => email ?? [])
    .filter((email) => !isOfClosedAccount(email));
  const openCents = await openCentsOf(order._id, session);
  return { order, payment, openCents, to: [...new Set(to)] };
}

async function receive(
  { id: intentId, receivedCents: amountCents, cardLast4 }: Intent,
  order: OrderDocument,
  at: Date,
  session: ClientSession,
): Promise<CompanyPaymentDocument> {
  const { _id: orderId, number, companyId } = order;
  const invoices = await invoiceNumbersOf(orderId, session);
  if (!companyId || invoices.length === 0)
    throw new Error(`order ${number} is paid on account without an invoice`);
  const receipt = {
    ...{ companyId, method: 'card' as const, amountCents, reference: intentId, receivedOn: shopDay(at) },
    ...{ intentId, orderId },
    ...optionalField('cardLast4', cardLast4),
  };
  const money = { receipt, invoices, actor: 'payment-provider', at } as const;
  const { payment, orderIds } = await receiveMoney(money, session);
  await markSettled(orderIds, at, session);
  await recordCompanyPaymentEvent('invoice.paid-by-card', await receiptOf(order, payment, session), session);
  return payment;
}

/**
 * Takes back of a card payment what refunds at the provider and lost disputes have returned, each cent once. Returns whether
 * anything was.
 */
export async function takeBackReturned(
  intent: Intent,
  payment: CompanyPaymentDocument,
  at: Date,
  session: ClientSession,
): Promise<boolean> {
  const lost = chargedBackCents(await disputesOf(intent.id, session));
  const taken = payment.reversals.reduce((sum, { cents }) => sum + cents, 0);
  const wanted = {
    cents: intent.refundedCents + lost - taken,
    reason: 'returned by the payment provider',
    at,
  };
  const back = await takeMoneyBack(payment, { ...wanted, actor: 'payment-provider' }, session);
  await markSettled(back.orderIds, at, session);
  return back.cents > 0;
}

/**
 * Applies a succeeded intent that was made for an order on account, once: whatever is open by then, all of it is a payment of the
 * company, and what its own invoices do not need pays others or is credit (company §5). `paid`: it paid its invoices. `credited`: none
 * of it did.
 */
export async function applyToReceivables(
  intent: Intent,
  order: OrderDocument,
  at: Date,
  session: ClientSession,
): Promise<'paid' | 'credited' | 'refunded' | 'repeated'> {
  const earlier = await findCardPayment(intent.id, session);
  const payment = earlier ?? (await receive(intent, order, at, session));
  if (intent.refundedCents > 0) await recordProviderRefund(intent, order, at, session);
  const isReturned = await takeBackReturned(intent, payment, at, session);
  const isOfOrder = ({ orderId }: { orderId: ObjectId }) => orderId.equals(order._id);
  if (!earlier) return payment.allocations.some(isOfOrder) ? 'paid' : 'credited';
  return isReturned ? 'refunded' : 'repeated';
}

import type { RestoreDocument } from '@/lib/server/platform/db/documents/coordination';
import type { OutboxMail } from '@/lib/server/platform/db/documents/mail';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { RefundDocument } from '@/lib/server/platform/db/documents/payments';
import type { CompanyPaymentDocument, InvoiceDocument } from '@/lib/server/platform/db/documents/receivables';
import { INVOICE_CHECKS } from '../checks/invoice-checks';
import { ORDER_CHECKS } from '../checks/order-checks';
import { RECEIVABLE_CHECKS } from '../checks/receivable-checks';
import type { ProviderIntent } from '../checks/snapshot';
import { STOCK_CHECKS } from '../checks/stock-checks';
import type { ProofStack } from '../stack/proof-stack';
import { listIntents, takeSnapshot } from '../walk/take-snapshot';

export type Payments = { settled: number; refunded: number; listed: number; violations: string[] };

/** Every payment has paid its order, or a company's invoice, is refunded or about to be, or is listed because its order is lost. */
export async function judgePayments({ db }: ProofStack, { paid }: LostShop): Promise<Payments> {
  const orders = await db.collection<OrderDocument>('orders').find().toArray();
  const refunds = await db.collection<RefundDocument>('refunds').find().toArray();
  const received = await db.collection<CompanyPaymentDocument>('company_payments').find().toArray();
  const record = await db.collection<RestoreDocument>('restores').findOne();
  const paidBy = new Set([
    ...orders.flatMap(({ transactionId }) => transactionId ?? []),
    ...received.flatMap(({ intentId }) => intentId ?? []),
  ]);
  const refunded = new Set(refunds.map(({ intentId }) => intentId));
  const lost = (record?.listed ?? []).filter(({ kind }) => kind === 'order-lost');
  const listed = new Set(lost.map(({ intentId }) => intentId));
  const orderIds = new Set(orders.map(({ _id }) => _id.toHexString()));
  const result: Payments = { settled: 0, refunded: 0, listed: 0, violations: [] };
  for (const { id, metadata } of paid) {
    if (paidBy.has(id)) result.settled += 1;
    else if (refunded.has(id)) result.refunded += 1;
    else if (listed.has(id)) result.listed += 1;
    else result.violations.push(`${id} was paid, and is neither settled, refunded nor listed`);
    if (listed.has(id) && orderIds.has(metadata.orderId ?? ''))
      result.violations.push(`${id} is listed, though its order ${metadata.orderId} is there`);
  }
  return result;
}

/** Judges what held at the time of the backup and must not hold now, before any server has started. */
export async function judgeSetBack({ db }: ProofStack, backedUpAt: Date): Promise<string[]> {
  const sessions = await db.collection('users').countDocuments({ 'sessions.0': { $exists: true } });
  const keys = await db.collection('api_keys').countDocuments({ revokedAt: { $exists: false } });
  const links = await db.collection('account_tokens').countDocuments();
  const queued = await db
    .collection<OutboxMail>('outbox')
    .countDocuments({ state: { $in: ['waiting', 'held'] }, createdAt: { $lt: backedUpAt } });
  return [
    ...(sessions > 0 ? [`${sessions} accounts have sessions`] : []),
    ...(keys > 0 ? [`${keys} API keys are valid`] : []),
    ...(links > 0 ? [`${links} one-time links work`] : []),
    ...(queued > 0 ? [`${queued} mails of before the backup are queued`] : []),
  ];
}

/** No number of an invoice ever names two orders, also of those that only a mail has. */
export async function judgeNumbers(
  { db }: ProofStack,
  { numbers }: LostShop,
): Promise<{ again: number; fresh: number; violations: string[] }> {
  const invoices = await db.collection<InvoiceDocument>('invoices').find().toArray();
  const issued = new Set<string>();
  const result = { again: 0, fresh: 0, violations: [] as string[] };
  for (const { number, orderId } of invoices) {
    const before = numbers.get(number);
    if (before === undefined) result.fresh += 1;
    else result.again += 1;
    if (before !== undefined && before !== orderId.toHexString())
      result.violations.push(`${number} was of order ${before}, and is of ${orderId.toHexString()} now`);
    if (issued.has(number)) result.violations.push(`${number} is given twice`);
    issued.add(number);
  }
  return result;
}

export async function judgeData(stack: ProofStack): Promise<string[]> {
  const snapshot = await takeSnapshot(stack, { claims: [], mails: [] });
  return [...STOCK_CHECKS, ...ORDER_CHECKS, ...INVOICE_CHECKS, ...RECEIVABLE_CHECKS].flatMap(
    ({ name, violations }) => violations(snapshot).map((violation) => `${name}: ${violation}`),
  );
}

/** Outside the store when its database is lost: mailed numbers, and payments. */
export type LostShop = {
  numbers: Map<string, string>;
  orders: Set<string>;
  paid: ProviderIntent[];
};

export async function noteShop(stack: ProofStack): Promise<LostShop> {
  const invoices = await stack.db.collection<InvoiceDocument>('invoices').find().toArray();
  const orders = await stack.db.collection<OrderDocument>('orders').find().toArray();
  const intents = await listIntents(stack);
  return {
    numbers: new Map(invoices.map(({ number, orderId }) => [number, orderId.toHexString()])),
    orders: new Set(orders.map(({ _id }) => _id.toHexString())),
    paid: intents.filter(({ status }) => status === 'succeeded'),
  };
}

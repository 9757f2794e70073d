import type { CounterDocument, InvoiceDocument } from '@/lib/server/db/documents/invoices';
import type { OutboxDocument } from '@/lib/server/db/documents/mail';
import type { OrderDocument } from '@/lib/server/db/documents/orders';
import type { ProviderEventDocument, RefundDocument } from '@/lib/server/db/documents/payments';
import type { StockLedgerDocument, ToolDocument } from '@/lib/server/db/documents/tools';
import type { Claim } from './claim';

/** A payment intent as the payment provider's API gives it, in what the checks read. Amounts are integer cents. */
export type ProviderIntent = {
  id: string;
  status: string;
  amount: number;
  amount_received: number;
  currency: string;
  metadata: { site?: string; orderId?: string; buyerId?: string };
};

export type ProviderCharge = { id: string; payment_intent: string | null; amount: number; status: string };

export type ProviderRefund = { id: string; payment_intent: string | null; amount: number; status: string };

/** Whether a refund in this state of the provider's never arrived. */
export function isFailed(status: string): boolean {
  return status === 'failed' || status === 'canceled';
}

/** A webhook on its way, as the stand-in tells it. */
export type ProviderDelivery = { event: string; type: string; outcome: string };

/** A mail that arrived. `messageId` is the same where one mail was sent twice. */
export type ReceivedMail = { to: string; subject: string; messageId: string };

/** Everything that can be known once all work is done: the database, the provider, the mailbox, and what clients were told. */
export type Snapshot = {
  tools: ToolDocument[];
  orders: OrderDocument[];
  ledger: StockLedgerDocument[];
  invoices: InvoiceDocument[];
  counters: CounterDocument[];
  refunds: RefundDocument[];
  outbox: OutboxDocument[];
  events: ProviderEventDocument[];
  provider: {
    intents: ProviderIntent[];
    charges: ProviderCharge[];
    refunds: ProviderRefund[];
    deliveries: ProviderDelivery[];
  };
  mails: ReceivedMail[];
  claims: Claim[];
};

/** One invariant: what it promises, and what breaks it in a snapshot; nothing if it holds. Pure. */
export type Check = { name: string; promise: string; violations: (snapshot: Snapshot) => string[] };

/** Things by what `keyOf` says of them. */
export function groupBy<T>(things: readonly T[], keyOf: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const group = groups.get(key);
    if (group) group.push(thing);
    else groups.set(key, [thing]);
  }
  return groups;
}

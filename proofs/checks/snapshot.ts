import type { VatCheckDocument } from '@/lib/server/platform/db/documents/companies';
import type { OutboxMail } from '@/lib/server/platform/db/documents/mail';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type {
  DisputeDocument,
  PaymentIntentDocument,
  ProviderEventDocument,
  RefundDocument,
} from '@/lib/server/platform/db/documents/payments';
import type {
  CompanyPaymentDocument,
  CounterDocument,
  InvoiceDocument,
  ReceivableDocument,
  ReceivableFiguresDocument,
  ReceivableLedgerDocument,
} from '@/lib/server/platform/db/documents/receivables';
import type { OfferDocument } from '@/lib/server/platform/db/documents/requests-and-offers';
import type {
  BudgetLedgerDocument,
  BudgetPeriodDocument,
  RequisitionDocument,
} from '@/lib/server/platform/db/documents/requisitions';
import type { ReturnDocument } from '@/lib/server/platform/db/documents/returns';
import type { SerialDocument } from '@/lib/server/platform/db/documents/serials';
import type { ShipmentDocument } from '@/lib/server/platform/db/documents/shipments';
import type { StockLedgerDocument, ToolDocument } from '@/lib/server/platform/db/documents/tools';
import type { UserDocument } from '@/lib/server/platform/db/documents/users';
import type { Claim } from './claim';
import type { Told } from './event-checks';
import type { JournalSums } from './journal-checks';

/** Fields of the provider's API that the checks read. Amounts are integer cents. */
export type ProviderIntent = {
  id: string;
  status: string;
  amount: number;
  amount_received: number;
  currency: string;
  metadata: { site?: string; orderId?: string; buyerId?: string };
};

export type ProviderCharge = { id: string; payment_intent: string | null; amount: number; status: string };

export type ProviderRefund = {
  id: string;
  payment_intent: string | null;
  amount: number;
  status: string;
  /** `forgeline_part` is the store's id of a refund in part. */
  metadata?: Record<string, string>;
};

export type ProviderDispute = { id: string; payment_intent: string | null; amount: number; status: string };

export function isFailed(status: string): boolean {
  return status === 'failed' || status === 'canceled';
}

export type ProviderDelivery = { event: string; type: string; outcome: string };

/** `messageId` is the same where one mail was sent twice. */
export type ReceivedMail = { to: string; subject: string; messageId: string };

/** Everything stored once the store is idle: database, provider, mailbox, and acknowledged claims. */
export type Snapshot = {
  takenAt: Date;
  tools: ToolDocument[];
  orders: OrderDocument[];
  shipments: ShipmentDocument[];
  returns: ReturnDocument[];
  serials: SerialDocument[];
  offers: OfferDocument[];
  ledger: StockLedgerDocument[];
  invoices: InvoiceDocument[];
  counters: CounterDocument[];
  /** What was asked about VAT numbers, or confirmed by hand. */
  vatChecks: VatCheckDocument[];
  intents: PaymentIntentDocument[];
  refunds: RefundDocument[];
  disputes: DisputeDocument[];
  outbox: OutboxMail[];
  events: ProviderEventDocument[];
  /** The receivables of companies. */
  account: {
    accounts: ReceivableFiguresDocument[];
    ledger: ReceivableLedgerDocument[];
    receivables: ReceivableDocument[];
    payments: CompanyPaymentDocument[];
  };
  /** Requests for approval, and charges of budgets. */
  approvals: {
    requisitions: RequisitionDocument[];
    periods: BudgetPeriodDocument[];
    ledger: BudgetLedgerDocument[];
    /** All accounts, with the company they belong to. */
    members: Pick<UserDocument, '_id' | 'company'>[];
  };
  provider: {
    intents: ProviderIntent[];
    charges: ProviderCharge[];
    refunds: ProviderRefund[];
    disputes: ProviderDispute[];
    deliveries: ProviderDelivery[];
  };
  mails: ReceivedMail[];
  claims: Claim[];
  /** Absent where nothing read the feed, and nothing received webhooks. */
  told?: Told;
  /** Absent where nobody read the journal. */
  journal?: JournalSums;
};

/** A promise, and its violations in a snapshot. */
export type Check = { name: string; promise: string; violations: (snapshot: Snapshot) => string[] };

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

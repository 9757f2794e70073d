import 'server-only';
import type { Collection } from 'mongodb';
import { database } from './client';
import type { AuditEntryDocument, AuditHeadDocument, PendingAuditDocument } from './documents/audit';
import type {
  GuardDocument,
  LeaseDocument,
  RateLimitDocument,
  RefreshedTagDocument,
} from './documents/coordination';
import type { ContactMessageDocument, QuoteRequestDocument } from './documents/enquiries';
import type { CounterDocument, InvoiceDocument } from './documents/invoices';
import type { OutboxDocument, SubscriberDocument } from './documents/mail';
import type { OrderDocument } from './documents/orders';
import type {
  LooseIntentDocument,
  ProviderEventDocument,
  ProviderLookDocument,
  RefundDocument,
} from './documents/payments';
import type { ReviewDocument } from './documents/reviews';
import type { RemovedToolDocument, StockLedgerDocument, ToolDocument } from './documents/tools';
import type { AccountTokenDocument, LinkedAccountDocument, UserDocument } from './documents/users';

/** Every collection and the shape of its documents. Money is integer cents, time is UTC. Each belongs to one domain. */
export type Documents = {
  users: UserDocument;
  accounts: LinkedAccountDocument;
  account_tokens: AccountTokenDocument;
  rate_limits: RateLimitDocument;
  tools: ToolDocument;
  removed_tools: RemovedToolDocument;
  refreshed_tags: RefreshedTagDocument;
  orders: OrderDocument;
  stock_ledger: StockLedgerDocument;
  invoices: InvoiceDocument;
  counters: CounterDocument;
  reviews: ReviewDocument;
  provider_events: ProviderEventDocument;
  provider_looks: ProviderLookDocument;
  loose_intents: LooseIntentDocument;
  refunds: RefundDocument;
  outbox: OutboxDocument;
  subscribers: SubscriberDocument;
  contact_messages: ContactMessageDocument;
  quote_requests: QuoteRequestDocument;
  guards: GuardDocument;
  leases: LeaseDocument;
  audit_pending: PendingAuditDocument;
  audit_log: AuditEntryDocument;
  audit_head: AuditHeadDocument;
};

/** A typed collection. Only repositories call this. */
export async function collection<Name extends keyof Documents>(
  name: Name,
): Promise<Collection<Documents[Name]>> {
  return (await database()).collection<Documents[Name]>(name);
}

import 'server-only';
import type { Collection, ObjectId } from 'mongodb';
import type { OrderState } from '@/lib/shared/order-status';
import type { ContactTopic } from '@/lib/shared/schemas/contact';
import type { EnquiryState } from '@/lib/shared/schemas/enquiry';
import type { StockReason } from '@/lib/shared/stock-reasons';
import { database } from './client';

/** The shape of every stored document. Money is integer cents, time is UTC. Each collection belongs to one domain. */

/** Owned by users; created by accounts and by the next-auth adapter, whose field names are kept. */
export type UserDocument = {
  _id: ObjectId;
  name: string;
  email: string;
  emailVerified: Date | null;
  image?: string | null;
  /** argon2id; absent for accounts that only sign in through Google. */
  passwordHash?: string;
  role: 'admin' | 'customer';
  /** Raised at password change: sessions and tokens that carry an older one are over. */
  sessionVersion: number;
  /** Who is signed in as this user, and where; every call is checked against it. */
  sessions?: SessionRecord[];
  /** Time-based one-time passwords, once someone began to set them up. */
  secondFactor?: SecondFactorRecord;
  phone?: string;
  address?: string;
  education?: string;
  linkedin?: string;
  createdAt: Date;
};

/** One signed-in browser. */
export type SessionRecord = {
  /** SHA-256 of the session's id, which is kept nowhere. */
  id: string;
  method: 'password' | 'google' | 'registration';
  /** Whether the second factor was proved in it. */
  secondFactor: boolean;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  address: string;
  /** The browser and its system in a few words. */
  device: string;
};

export type SecondFactorRecord = {
  /** The shared secret (RFC 6238), encrypted. */
  secret: string;
  /** Null until the first code showed that the app has the secret; it is asked for at sign-in from then on. */
  enabledAt: Date | null;
  /** The time step of the last code that was taken: each works once. */
  lastStep: number;
  /** Keyed hashes of the recovery codes that are left. */
  recoveryCodes: string[];
};

/** A sign-in through another provider that opens a user's account. Owned by accounts, in the adapter's field names. */
export type LinkedAccountDocument = {
  _id: ObjectId;
  userId: ObjectId;
  provider: string;
  providerAccountId: string;
  type: string;
};

/** Single-use links of verification and reset mails; `_id` is the SHA-256 of the token, which is kept nowhere. */
export type AccountTokenDocument = {
  _id: string;
  userId: ObjectId;
  purpose: 'verify-email' | 'reset-password';
  createdAt: Date;
  expiresAt: Date;
};

/** A window of counted attempts; `_id` is `${class}:${subject}`. `failures` are the times of the last few failed ones. */
export type RateLimitDocument = {
  _id: string;
  count: number;
  windowEndsAt: Date;
  failures?: Date[];
  blockedUntil?: Date;
};

export type ToolSpec = { name: string; value: string; unit?: string };

export type ToolDocument = {
  _id: ObjectId;
  sku: string;
  slug: string;
  name: string;
  image: string;
  description: string;
  category: string;
  priceCents: number;
  moq: number;
  /** Units that can be ordered now; units of unpaid and unshipped orders are already taken off. */
  quantity: number;
  /** Units of unpaid and of paid but unshipped orders. On hand = quantity + reserved, at every moment. */
  reserved: number;
  specs: ToolSpec[];
  rating: { sum: number; count: number };
  createdAt: Date;
  updatedAt: Date;
};

/** A tool that was taken off sale, so that its old address can say so. Owned by tools. */
export type RemovedToolDocument = {
  _id: ObjectId;
  sku: string;
  slug: string;
  name: string;
  category: string;
  removedAt: Date;
};

/** A tag of cached public pages that one instance of the store refreshed; `_id` is `${instance} ${tag}`. */
export type RefreshedTagDocument = { _id: string; tag: string; instance: string; at: Date };

export type TimelineEntry = {
  state: OrderState;
  at: Date;
  by: 'buyer' | 'admin' | 'system';
  actorId?: ObjectId;
};

export type OrderDocument = {
  _id: ObjectId;
  /** What people read and say on the phone. */
  number: string;
  toolId: ObjectId;
  toolName: string;
  toolImage: string;
  orderQuantity: number;
  unitPriceCents: number;
  orderValueCents: number;
  currency: string;
  buyerId: ObjectId;
  buyerName: string;
  buyerEmail: string;
  address: string;
  phone: string;
  state: OrderState;
  /** The one payment intent of this order, once payment was begun. */
  paymentIntentId?: string;
  /** Whether that intent can still take money at the provider; `closed` once it was recorded, refunded or voided. */
  intentState?: 'open' | 'closed';
  /** When the buyer last asked for an open intent, and when the provider is asked about it next. */
  intentTouchedAt?: Date;
  intentNextCheckAt?: Date;
  /** The intent that paid it. */
  transactionId?: string;
  /** The number of the invoice issued when it was paid, and of the credit note issued when it was refunded. */
  invoiceNumber?: string;
  creditNoteNumber?: string;
  idempotency?: { key: string; fingerprint: string };
  placedAt: Date;
  expiresAt: Date;
  /** When its buyer is told that it expires soon; gone once they were. */
  warnAt?: Date;
  paidAt?: Date;
  shippedAt?: Date;
  endedAt?: Date;
  timeline: TimelineEntry[];
};

export type InvoiceKind = 'invoice' | 'credit-note';

export type InvoiceLine = {
  description: string;
  quantity: number;
  unitPriceCents: number;
  /** Negative on a credit note. */
  amountCents: number;
};

/**
 * What was invoiced, word for word and never changed: one for each paid order, and a credit note for each refunded one.
 * `sequence` runs without gaps in each kind. Owned by invoices.
 */
export type InvoiceDocument = {
  _id: ObjectId;
  kind: InvoiceKind;
  sequence: number;
  number: string;
  orderId: ObjectId;
  orderNumber: string;
  issuedAt: Date;
  seller: { name: string; address: string; email: string; phone: string };
  buyer: { userId: ObjectId; name: string; email: string; address: string; phone: string };
  lines: InvoiceLine[];
  totalCents: number;
  currency: string;
  /** The payment intent that paid it. */
  transactionId: string;
  /** On a credit note: the number of the invoice it takes back. */
  corrects?: string;
};

/** The last number given in a series; `_id` is the series. Owned by invoices. */
export type CounterDocument = { _id: InvoiceKind; last: number };

/**
 * One line for each change of a tool's stock. The sums of a tool's lines are its figures: `change` its `quantity`
 * (available), `onHandChange` what is on hand, and the difference what is reserved. Once a tool is deleted nothing of it
 * is available, and on hand is what its open orders still hold.
 */
export type StockLedgerDocument = {
  _id: ObjectId;
  toolId: ObjectId;
  change: number;
  onHandChange: number;
  /** The figures after this change; absent once the tool is deleted. */
  after?: { available: number; onHand: number };
  reason: StockReason;
  orderId?: ObjectId;
  /** What people call that order. */
  orderNumber?: string;
  actorId?: ObjectId;
  note?: string;
  at: Date;
};

export type ReviewDocument = {
  _id: ObjectId;
  userId: ObjectId | null;
  /** The tool it is of; absent for a review of the shop. One of each tool by each person. */
  toolId?: ObjectId;
  name: string;
  image: string;
  review: string;
  rating: number;
  createdAt: Date;
  /** When its author last changed it. */
  editedAt?: Date;
};

/**
 * A payment intent that was made for an amount and no order, until it can take no more money and what it took is dealt
 * with. `_id` is the intent. Owned by payments.
 */
export type LooseIntentDocument = {
  _id: string;
  createdAt: Date;
  nextCheckAt: Date;
  /** When it was last settled: written by every transaction that does, so that two of them conflict. */
  settledAt?: Date;
};

/** Events of the payment provider that were handled; `_id` is the event's id, so each is handled once. */
export type ProviderEventDocument = { _id: string; type: string; receivedAt: Date; outcome: string };

/**
 * Money that goes back, one document for each payment intent (`_id`). Written in the transaction that found the money
 * to be too much, and sent to the provider afterwards, again and again until it took it.
 */
export type RefundDocument = {
  _id: string;
  orderId: ObjectId | null;
  amountCents: number;
  reason: 'order-not-payable' | 'already-paid' | 'unclaimed' | 'admin';
  state: 'waiting' | 'refunded';
  /** Not before this moment: an unclaimed payment may still be claimed by its order. */
  dueAt: Date;
  leasedUntil?: Date;
  attempts: number;
  lastError?: string;
  refundId?: string;
  createdAt: Date;
  refundedAt?: Date;
};

/** Mails written in the transaction of the change they tell of, and sent afterwards. */
export type OutboxDocument = {
  _id: ObjectId;
  /** One mail per step: a second one with the same key is not written. */
  key: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  unsubscribeUrl?: string;
  state: 'waiting' | 'sent' | 'failed';
  attempts: number;
  /** When it is due; while someone sends it, when they are taken for dead. */
  nextAttemptAt: Date;
  lastError?: string;
  createdAt: Date;
  sentAt?: Date;
};

/** An address that asked for the newsletter, once. Only `confirmed` ones get it. Owned by newsletter. */
export type SubscriberDocument = {
  _id: ObjectId;
  email: string;
  state: 'pending' | 'confirmed' | 'unsubscribed';
  /** When it was first asked for. */
  subscribedAt: Date;
  /** SHA-256 of the token in the last confirmation mail; stays after its use, so that a second press is no error. */
  confirmHash?: string;
  /** Unconfirmed addresses are forgotten at this moment; the link of the mail ends with it. */
  pendingUntil?: Date;
  /** In the link of every mail, for good. Kept readable, since later mails need it; all it can do is end the mails. */
  unsubscribeToken: string;
  lastMailAt?: Date;
  confirmedAt?: Date;
  unsubscribedAt?: Date;
};

/** What messages and requests for quote have in common. */
export type EnquiryFields = {
  _id: ObjectId;
  /** What people read and say on the phone. */
  number: string;
  name: string;
  email: string;
  company?: string;
  phone?: string;
  /** The account that was signed in, if any. */
  userId: ObjectId | null;
  state: EnquiryState;
  receivedAt: Date;
  answeredAt?: Date;
  answeredBy?: { userId: ObjectId; name: string };
  idempotency?: { key: string; fingerprint: string };
};

/** A message from the contact page. Owned by contact. */
export type ContactMessageDocument = EnquiryFields & { topic: ContactTopic; message: string };

/** A tool as it was named and priced when a quote was asked for. */
export type QuoteLine = {
  toolId: ObjectId;
  toolName: string;
  toolSku: string;
  toolImage: string;
  unitPriceCents: number;
  quantity: number;
};

/** A request for quote. Owned by quotes. */
export type QuoteRequestDocument = EnquiryFields & { lines: QuoteLine[]; note?: string };

/** What transactions that must not run at once all write to; `_id` names it. */
export type GuardDocument = { _id: string; taken: number };

/** Who runs a background job; `_id` is the job's name. */
export type LeaseDocument = { _id: string; holder: string; until: Date };

/** What JSON can say, and nothing else: reads back the same from any database. */
export type StoredJson = string | number | boolean | null | StoredJson[] | { [key: string]: StoredJson };

/** What an event of the audit log says. Owned by audit, as are the three collections below. */
export type AuditContent = {
  eventId: string;
  at: Date;
  action: string;
  actor: { kind: 'admin' | 'customer' | 'visitor' | 'system' | 'payment-provider'; id: string | null };
  subject: { kind: string; id: string | null; label: string | null };
  before: Record<string, StoredJson> | null;
  after: Record<string, StoredJson> | null;
  address: string | null;
};

/** An event that was recorded and has no place in the hash chain yet; `mac` authenticates it until then. */
export type PendingAuditDocument = AuditContent & { _id: ObjectId; keyId: string; mac: string };

/** An entry of the chain; `_id` is its number, from 1 without gaps. Inserted once, never changed or deleted. */
export type AuditEntryDocument = AuditContent & {
  _id: number;
  keyId: string;
  previousHash: string;
  hash: string;
};

/** Where the chain ends. */
export type AuditHeadDocument = { _id: string; seq: number; hash: string; keyId: string; mac: string };

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

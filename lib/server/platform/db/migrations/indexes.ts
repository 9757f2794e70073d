import type { CreateIndexesOptions } from 'mongodb';
import { ORDERS_THAT } from '@/lib/shared/orders/order-status';
import { KNOWN_LANGUAGES } from '@/lib/shared/site/known-languages';

export type IndexDeclaration = [keys: Record<string, 1 | -1>, options?: CreateIndexesOptions];

const REQUEST_INDEXES: readonly IndexDeclaration[] = [
  [{ number: 1 }, { unique: true }],
  [{ receivedAt: -1, _id: -1 }],
  [{ state: 1, receivedAt: -1, _id: -1 }],
  [
    { email: 1, 'idempotency.key': 1 },
    { unique: true, partialFilterExpression: { 'idempotency.key': { $type: 'string' } } },
  ],
];

const SLUGS_BY_LANGUAGE = KNOWN_LANGUAGES.map((language): IndexDeclaration => {
  const slug = `texts.${language}.slug`;
  return [{ [slug]: 1 }, { unique: true, sparse: true }];
});

/** A query that needs an index not listed here is a scan. */
export const INDEXES: Record<string, readonly IndexDeclaration[]> = {
  users: [
    [{ email: 1 }, { unique: true }],
    [{ role: 1, email: 1 }],
    // Words of names are looked for in its keys, without the accounts themselves.
    [{ name: 1, _id: 1 }],
    [{ role: 1, name: 1, _id: 1 }],
    [{ createdAt: -1, _id: -1 }],
    [{ 'sessions.expiresAt': 1 }],
    // People are also looked for by it, beside their names and e-mails.
    [
      { customerNumber: 1 },
      { unique: true, partialFilterExpression: { customerNumber: { $type: 'string' } } },
    ],
    [{ priceGroupId: 1 }, { partialFilterExpression: { priceGroupId: { $type: 'objectId' } } }],
    [{ 'company.id': 1 }, { partialFilterExpression: { 'company.id': { $type: 'objectId' } } }],
    [{ 'company.groupId': 1 }, { partialFilterExpression: { 'company.groupId': { $type: 'objectId' } } }],
  ],
  accounts: [[{ provider: 1, providerAccountId: 1 }, { unique: true }], [{ userId: 1 }]],
  account_tokens: [[{ expiresAt: 1 }, { expireAfterSeconds: 0 }], [{ userId: 1, purpose: 1 }]],
  api_keys: [[{ hash: 1 }, { unique: true }], [{ revokedAt: 1, createdAt: -1, _id: -1 }]],
  rate_limits: [[{ windowEndsAt: 1 }, { expireAfterSeconds: 3600 }]],
  guards: [[{ expiresAt: 1 }, { expireAfterSeconds: 0 }]],
  tools: [
    [{ slug: 1 }, { unique: true }],
    ...SLUGS_BY_LANGUAGE,
    [{ sku: 1 }, { unique: true }],
    [{ skuKey: 1 }, { unique: true }],
    [{ 'packs.gtin': 1 }],
    [{ formerSlugs: 1 }],
    [{ createdAt: -1, _id: -1 }],
    [{ category: 1, createdAt: -1, _id: -1 }],
    [{ priceCents: 1, _id: 1 }],
    [{ priceCents: -1, _id: 1 }],
    [{ nameSortKey: 1, _id: 1 }],
    // Also those with few units left, by the shop's limit and by limits of their own.
    [{ quantity: 1, _id: 1 }],
    [{ moq: 1, _id: 1 }],
    [{ lowStockBelow: 1 }, { partialFilterExpression: { lowStockBelow: { $gte: 0 } } }],
    [{ lowStockToldAt: 1 }, { partialFilterExpression: { lowStockToldAt: { $type: 'date' } } }],
    [{ owed: 1 }, { partialFilterExpression: { owed: { $gt: 0 } } }],
    [{ taxClass: 1 }, { partialFilterExpression: { taxClass: { $type: 'string' } } }],
    [{ updatedAt: 1 }],
  ],
  categories: [[{ slug: 1 }, { unique: true }]],
  catalogue_words: [[{ language: 1, text: 1 }, { unique: true }]],
  search_words: [[{ language: 1, kind: 1 }]],
  removed_tools: [[{ removedAt: 1 }]],
  pages: [[{ slug: 1 }, { unique: true }], [{ state: 1, publishedAt: -1, _id: -1 }]],
  page_versions: [[{ pageId: 1, version: 1 }, { unique: true }], [{ files: 1 }]],
  files: [
    [{ blobId: 1 }, { unique: true }],
    [{ ownerId: 1 }, { partialFilterExpression: { ownerId: { $type: 'objectId' } } }],
  ],
  // Those that MongoDB's drivers create and need (GridFS).
  'file_data.files': [[{ filename: 1, uploadDate: 1 }]],
  'file_data.chunks': [[{ files_id: 1, n: 1 }, { unique: true }]],
  missed_searches: [[{ day: 1 }, { expireAfterSeconds: 90 * 24 * 3600 }]],
  bulk_changes: [
    [{ expiresAt: 1 }, { expireAfterSeconds: 0 }],
    [{ at: -1 }],
    [
      { actorId: 1, 'idempotency.key': 1 },
      { unique: true, partialFilterExpression: { 'idempotency.key': { $type: 'string' } } },
    ],
  ],
  imports: [
    [{ expiresAt: 1 }, { expireAfterSeconds: 0 }],
    [{ createdAt: -1 }],
    // Those to go on with, the oldest first.
    [{ work: 1, createdAt: 1 }, { partialFilterExpression: { work: { $type: 'string' } } }],
    [
      { 'by.id': 1, 'idempotency.key': 1 },
      { unique: true, partialFilterExpression: { 'idempotency.key': { $type: 'string' } } },
    ],
  ],
  import_chunks: [
    [{ runId: 1, place: 1 }, { unique: true }],
    [{ expiresAt: 1 }, { expireAfterSeconds: 0 }],
  ],
  // A name that comes again after so long is another system's mistake, or its figure is too old anyway.
  stock_references: [[{ at: 1 }, { expireAfterSeconds: 400 * 24 * 3600 }]],
  refreshed_tags: [[{ at: 1 }, { expireAfterSeconds: 3600 }]],
  reloads: [[{ askedAt: 1 }, { expireAfterSeconds: 24 * 3600 }]],
  orders: [
    [{ number: 1 }, { unique: true }],
    [{ buyerId: 1, placedAt: -1, _id: -1 }],
    // A buyer's of one state: what they hold unpaid, or held in vain. Lists of several states name the payment alone, and are
    // read in their order from the index above. The amounts are for the sums of each buyer, which read no order.
    [
      {
        buyerId: 1,
        fulfilment: 1,
        payment: 1,
        placedAt: -1,
        _id: -1,
        'totals.totalCents': 1,
        partRefundedCents: 1,
        'returned.amountCents': 1,
        'chargedBack.amountCents': 1,
      },
    ],
    [
      { companyId: 1, placedAt: -1, _id: -1 },
      { partialFilterExpression: { companyId: { $type: 'objectId' } } },
    ],
    [
      { requisitionId: 1 },
      { unique: true, partialFilterExpression: { requisitionId: { $type: 'objectId' } } },
    ],
    [{ offerId: 1 }, { unique: true, partialFilterExpression: { offerId: { $type: 'objectId' } } }],
    [{ placedAt: -1, _id: -1 }],
    // Those that changed since a moment, for programs.
    [{ updatedAt: 1, _id: 1 }],
    [{ payment: 1, fulfilment: 1, placedAt: -1, _id: -1 }],
    // Everyone's orders by value and by buyer: without how they stand, which changes.
    [{ 'totals.totalCents': 1, _id: 1 }],
    [{ buyerSortKey: 1, _id: 1 }],
    [{ shipsOn: 1, _id: 1 }],
    // Those paid by card that are to ship by their day: beside any number that have shipped.
    [{ payment: 1, fulfilment: 1, shipsOn: 1, _id: 1 }, { partialFilterExpression: ORDERS_THAT.arePaid }],
    // Those to ship by their day, by card and on account: beside any number that have shipped.
    [{ fulfilment: 1, shipsOn: 1, _id: 1 }, { partialFilterExpression: { fulfilment: 'open' } }],
    // Who waits for a tool of which units are owed.
    [{ 'lines.toolId': 1 }, { partialFilterExpression: { fulfilment: 'open' } }],
    [{ payment: 1, fulfilment: 1, expiresAt: 1 }],
    [{ payment: 1, fulfilment: 1, warnAt: 1 }, { partialFilterExpression: { warnAt: { $type: 'date' } } }],
    [{ buyerEmail: 1, placedAt: -1, _id: -1 }],
    [{ buyerId: 1, paidAt: -1 }, { partialFilterExpression: { paymentNote: true } }],
    [{ buyerId: 1, poKey: 1, placedAt: -1 }, { partialFilterExpression: { poKey: { $type: 'string' } } }],
    [{ poKey: 1, placedAt: -1 }, { partialFilterExpression: { poKey: { $type: 'string' } } }],
    [{ disputedAt: 1 }, { partialFilterExpression: { disputedAt: { $type: 'date' } } }],
    // What was paid in a period, what went back in it and by which way, and who waits longest for their goods.
    [{ paidAt: 1, _id: 1 }, { partialFilterExpression: { paidAt: { $type: 'date' } } }],
    // Those with VAT, of which a report has the ones whose rate changed before they shipped.
    [{ shippedAt: 1 }, { partialFilterExpression: { 'tax.mode': 'vat' } }],
    [{ invoicedAt: 1 }, { partialFilterExpression: { invoicedAt: { $type: 'date' } } }],
    [{ payment: 1, endedAt: 1 }, { partialFilterExpression: ORDERS_THAT.wereRefunded }],
    [{ 'partRefunds.at': 1 }, { partialFilterExpression: { partRefundedCents: { $gte: 0 } } }],
    [{ 'returned.at': 1 }, { partialFilterExpression: { 'returned.at': { $type: 'date' } } }],
    [{ 'chargedBack.at': 1 }, { partialFilterExpression: { 'chargedBack.at': { $type: 'date' } } }],
    [{ payment: 1, fulfilment: 1, paidAt: 1 }, { partialFilterExpression: ORDERS_THAT.arePaid }],
    [{ refundFailedAt: 1 }, { partialFilterExpression: { refundFailedAt: { $type: 'date' } } }],
    [{ transactionId: 1 }, { unique: true, partialFilterExpression: { transactionId: { $type: 'string' } } }],
    [
      { buyerId: 1, 'idempotency.key': 1 },
      { unique: true, partialFilterExpression: { 'idempotency.key': { $type: 'string' } } },
    ],
  ],
  legal_pages: [[{ page: 1, language: 1, version: -1 }, { unique: true }]],
  customer_views: [[{ adminId: 1, session: 1, customerId: 1 }, { unique: true }], [{ until: 1 }]],
  price_groups: [[{ name: 1 }, { unique: true }]],
  price_lists: [[{ createdAt: -1, _id: -1 }], [{ groupId: 1 }]],
  companies: [
    [{ number: 1 }, { unique: true }],
    [{ createdAt: -1, _id: -1 }],
    [{ state: 1, createdAt: -1, _id: -1 }],
    [
      { customerNumber: 1 },
      { unique: true, partialFilterExpression: { customerNumber: { $type: 'string' } } },
    ],
    [{ vatId: 1 }, { partialFilterExpression: { vatId: { $type: 'string' } } }],
    [{ debtorAccount: 1 }, { partialFilterExpression: { debtorAccount: { $type: 'string' } } }],
    [
      { registeredBy: 1, 'idempotency.key': 1 },
      { unique: true, partialFilterExpression: { 'idempotency.key': { $type: 'string' } } },
    ],
  ],
  vat_checks: [[{ companyId: 1, asked: 1 }], [{ asked: 1 }]],
  company_invitations: [
    [{ companyId: 1, email: 1 }, { unique: true }],
    [{ tokenHash: 1 }, { unique: true }],
    [{ email: 1 }],
  ],
  account_ledger: [
    [{ companyId: 1, line: 1 }, { unique: true }],
    [{ ref: 1, reason: 1, part: 1 }, { unique: true }],
  ],
  receivables: [
    [{ companyId: 1, dueAt: 1 }],
    [{ orderId: 1 }],
    [{ dueAt: 1 }, { partialFilterExpression: { openCents: { $gt: 0 } } }],
  ],
  company_accounts: [
    [
      { 'reminder.idempotency.key': 1 },
      { partialFilterExpression: { 'reminder.idempotency.key': { $type: 'string' } } },
    ],
  ],
  company_payments: [
    [{ companyId: 1, createdAt: 1, _id: 1 }],
    [{ intentId: 1 }, { unique: true, partialFilterExpression: { intentId: { $type: 'string' } } }],
    // A bank's file finds what was booked of its days, and is undone as a whole; the journal has them in this order.
    [{ receivedOn: 1, createdAt: 1, _id: 1 }],
    [{ 'reversals.at': 1 }],
    [{ fileId: 1 }, { partialFilterExpression: { fileId: { $type: 'objectId' } } }],
    [{ reference: 1 }],
    [
      { companyId: 1, 'idempotency.key': 1 },
      { unique: true, partialFilterExpression: { 'idempotency.key': { $type: 'string' } } },
    ],
  ],
  bank_rows: [
    [
      { fileId: 1, place: 1 },
      { unique: true, partialFilterExpression: { isCurrent: true } },
    ],
    [{ state: 1, at: -1, fileId: 1, place: 1 }],
    // What a payer's money was given to before, the last first.
    [{ payerKey: 1, changedAt: -1 }, { partialFilterExpression: { payerKey: { $type: 'string' } } }],
    [{ paymentId: 1 }, { partialFilterExpression: { paymentId: { $type: 'objectId' } } }],
    // Nobody needs for ever what strangers wrote on transfers that are none of ours.
    [{ endedAt: 1 }, { expireAfterSeconds: 400 * 24 * 3600 }],
  ],
  requisitions: [
    [{ number: 1 }, { unique: true }],
    [{ companyId: 1, submittedAt: -1, _id: -1 }],
    [{ companyId: 1, state: 1, submittedAt: -1, _id: -1 }],
    [{ state: 1, expiresAt: 1 }],
    [{ poNumber: 1 }, { partialFilterExpression: { poNumber: { $type: 'string' } } }],
    [{ requesterId: 1, submittedAt: -1, _id: -1 }],
    [{ orderId: 1 }, { unique: true, partialFilterExpression: { orderId: { $type: 'objectId' } } }],
    [{ requesterId: 1, 'idempotency.key': 1 }, { unique: true }],
  ],
  budget_periods: [[{ companyId: 1 }]],
  budget_ledger: [
    [{ orderId: 1, reason: 1, part: 1 }, { unique: true }],
    [{ budgetId: 1, period: 1, at: 1 }],
  ],
  offers: [
    [{ number: 1 }, { unique: true }],
    [{ createdAt: -1, _id: -1 }],
    [{ state: 1, createdAt: -1, _id: -1 }],
    [{ 'to.email': 1, createdAt: -1, _id: -1 }],
    [
      { 'to.userId': 1, createdAt: -1, _id: -1 },
      { partialFilterExpression: { 'to.userId': { $type: 'objectId' } } },
    ],
    [
      { companyId: 1, createdAt: -1, _id: -1 },
      { partialFilterExpression: { companyId: { $type: 'objectId' } } },
    ],
    [{ requestId: 1 }, { unique: true, partialFilterExpression: { requestId: { $type: 'objectId' } } }],
    // Whose customers a job reminds.
    [{ state: 1, validTo: 1 }],
    // What a job frees.
    [{ heldUntil: 1 }, { partialFilterExpression: { heldUntil: { $type: 'date' } } }],
    [
      { createdBy: 1, 'idempotency.key': 1 },
      { unique: true, partialFilterExpression: { 'idempotency.key': { $type: 'string' } } },
    ],
  ],
  aliases: [[{ owner: 1, key: 1 }, { unique: true }]],
  // Those of a person, and those who wait for a tool.
  stock_watches: [[{ ownerId: 1, toolId: 1 }, { unique: true }], [{ toolId: 1 }]],
  lists: [
    [{ ownerId: 1, updatedAt: -1, _id: -1 }],
    [
      { companyId: 1, updatedAt: -1, _id: -1 },
      { partialFilterExpression: { companyId: { $type: 'objectId' } } },
    ],
  ],
  cart_requests: [[{ at: 1 }, { expireAfterSeconds: 7 * 24 * 3600 }]],
  serials: [
    [{ toolId: 1, key: 1 }, { unique: true }],
    [
      { holderId: 1, dueOn: 1, key: 1, _id: 1 },
      { partialFilterExpression: { holderId: { $type: 'objectId' } } },
    ],
    [{ buyerId: 1, key: 1 }, { partialFilterExpression: { buyerId: { $type: 'objectId' } } }],
    // Those to remind of, and everyone's by the day they are due.
    [{ dueOn: 1, key: 1, _id: 1 }, { partialFilterExpression: { dueOn: { $type: 'string' } } }],
    [{ key: 1, _id: 1 }],
    [{ shipmentId: 1 }, { partialFilterExpression: { shipmentId: { $type: 'objectId' } } }],
  ],
  stock_ledger: [
    [{ toolId: 1, at: 1 }],
    [
      { orderId: 1, toolId: 1, reason: 1, part: 1 },
      { unique: true, partialFilterExpression: { orderId: { $type: 'objectId' } } },
    ],
    [
      { offerId: 1, toolId: 1, reason: 1, part: 1 },
      { unique: true, partialFilterExpression: { offerId: { $type: 'objectId' } } },
    ],
  ],
  shipments: [
    [{ orderId: 1, part: 1 }, { unique: true }],
    [{ number: 1 }, { unique: true }],
    [{ externalId: 1 }, { unique: true, partialFilterExpression: { externalId: { $type: 'string' } } }],
    [
      { orderId: 1, 'idempotency.key': 1 },
      { unique: true, partialFilterExpression: { 'idempotency.key': { $type: 'string' } } },
    ],
    [
      { 'parcels.trackingNumber': 1 },
      { partialFilterExpression: { 'parcels.trackingNumber': { $type: 'string' } } },
    ],
    [{ 'lines.serials': 1 }, { partialFilterExpression: { 'lines.serials': { $type: 'string' } } }],
  ],
  returns: [
    [{ orderId: 1, part: 1 }, { unique: true }],
    [{ number: 1 }, { unique: true }],
    [{ externalId: 1 }, { unique: true, partialFilterExpression: { externalId: { $type: 'string' } } }],
    [
      { orderId: 1, 'idempotency.key': 1 },
      { unique: true, partialFilterExpression: { 'idempotency.key': { $type: 'string' } } },
    ],
    [{ requestedAt: -1, _id: -1 }],
    [{ state: 1, requestedAt: -1, _id: -1 }],
    [{ buyerId: 1, requestedAt: -1, _id: -1 }],
    [
      { companyId: 1, requestedAt: -1, _id: -1 },
      { partialFilterExpression: { companyId: { $type: 'objectId' } } },
    ],
  ],
  invoices: [
    [{ kind: 1, sequence: 1 }, { unique: true }],
    [{ number: 1 }, { unique: true }],
    [{ orderId: 1, kind: 1, part: 1 }, { unique: true }],
    [{ 'buyer.userId': 1, issuedAt: -1 }],
    // What a company paid last for a tool.
    [
      { 'billTo.number': 1, issuedAt: -1 },
      { partialFilterExpression: { 'billTo.number': { $type: 'string' } } },
    ],
    [{ checkId: 1 }, { partialFilterExpression: { checkId: { $type: 'objectId' } } }],
    // Of sales and the journal, by the moment they were issued; of a company by its number on them.
    [{ kind: 1, issuedAt: 1, sequence: 1 }],
    [
      { 'billTo.number': 1, kind: 1, issuedAt: 1, sequence: 1 },
      { partialFilterExpression: { 'billTo.number': { $type: 'string' } } },
    ],
    // Of a tax report, by the day they are dated.
    [{ issuedOn: 1, _id: 1 }],
  ],
  reviews: [
    [{ createdAt: -1, _id: -1 }],
    [{ rating: 1, createdAt: -1, _id: -1 }],
    [{ toolId: 1, createdAt: -1 }],
    [{ userId: 1, createdAt: -1 }],
    [
      { userId: 1, toolId: 1 },
      {
        unique: true,
        partialFilterExpression: { userId: { $type: 'objectId' }, toolId: { $type: 'objectId' } },
      },
    ],
  ],
  payment_intents: [
    // Due ones, unattached and of orders: each kind is found beside any number of the other.
    [{ orderId: 1, nextCheckAt: 1 }, { partialFilterExpression: { state: 'open' } }],
    [
      { nextCheckAt: 1, createdAt: 1 },
      { partialFilterExpression: { state: 'open', orderId: { $type: 'objectId' } } },
    ],
    [{ orderId: 1, createdAt: -1 }],
    [{ foundAt: 1 }, { partialFilterExpression: { foundAt: { $type: 'date' } } }],
    [
      { orderId: 1 },
      { unique: true, partialFilterExpression: { state: 'open', orderId: { $type: 'objectId' } } },
    ],
  ],
  refunds: [
    [{ intentId: 1, createdAt: -1 }],
    [
      { intentId: 1 },
      {
        unique: true,
        partialFilterExpression: {
          reason: { $in: ['order-not-payable', 'already-paid', 'unclaimed', 'provider'] },
        },
      },
    ],
    [{ orderId: 1, createdAt: -1 }],
    [{ createdAt: -1, _id: -1 }],
    [{ state: 1, dueAt: 1 }],
  ],
  disputes: [
    [{ intentId: 1 }],
    [{ orderId: 1, openedAt: 1 }],
    [{ openedAt: -1, _id: -1 }],
    [{ state: 1, dueBy: 1 }],
    [{ nextCheckAt: 1 }, { partialFilterExpression: { nextCheckAt: { $type: 'date' } } }],
  ],
  provider_events: [[{ receivedAt: 1 }]],
  contact_messages: REQUEST_INDEXES,
  quote_requests: [...REQUEST_INDEXES, [{ userId: 1, receivedAt: -1 }]],
  subscribers: [
    [{ email: 1 }, { unique: true }],
    [{ confirmHash: 1 }],
    [{ unsubscribeToken: 1 }],
    [{ pendingUntil: 1 }, { expireAfterSeconds: 0 }],
  ],
  audit_pending: [[{ keyId: 1, _id: 1 }]],
  audit_isolated: [[{ isolatedAt: -1 }]],
  audit_log: [
    [{ action: 1, _id: -1 }],
    [{ 'actor.id': 1, _id: -1 }],
    [{ 'subject.id': 1, _id: -1 }],
    [{ 'subject.label': 1, _id: -1 }],
    [{ at: 1 }],
    [{ eventId: 1 }, { unique: true }],
  ],
  mail_counts: [[{ hourEndsAt: 1 }, { expireAfterSeconds: 3600 }]],
  // Recipients are not stored for ever; no key is used again after so long.
  outbox: [
    [{ key: 1 }, { unique: true }],
    [{ kind: 1, state: 1, nextAttemptAt: 1 }],
    // Of an endpoint: what is due, what was delivered last, and all, newest first.
    [
      { endpointId: 1, state: 1, nextAttemptAt: 1 },
      { partialFilterExpression: { endpointId: { $type: 'objectId' } } },
    ],
    [
      { endpointId: 1, createdAt: -1, _id: -1 },
      { partialFilterExpression: { endpointId: { $type: 'objectId' } } },
    ],
    [{ nextAttemptAt: 1 }, { partialFilterExpression: { state: 'waiting', urgent: true } }],
    [{ to: 1, createdAt: -1 }],
    [{ sentAt: 1 }, { expireAfterSeconds: 90 * 24 * 3600 }],
    [{ failedAt: 1 }, { expireAfterSeconds: 90 * 24 * 3600 }],
  ],
};

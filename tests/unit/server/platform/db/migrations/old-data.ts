import { type Db, type Document, ObjectId } from 'mongodb';

/**
 * Documents as the first release stored them, and as this release has them, by collection: of each kind one that some migration
 * changes, and one that it must leave as it is.
 */

const id = (n: number) => new ObjectId(n.toString(16).padStart(24, '0'));
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 8, minute));

const [drill, gone, buyer, other] = [id(1), id(2), id(3), id(4)];
const [unpaid, paid, shipped, closed] = [id(11), id(12), id(13), id(14)];

const receipt = { code: 'public-price', quantity: 2, baseCents: 500, capped: false, unitPriceCents: 500 };
const bought = { toolName: 'Drill', toolImage: '/d.webp', orderQuantity: 2, unitPriceCents: 500 };
const line = { sku: 'FL-D 1', name: 'Drill', image: '/d.webp', quantity: 2, unitPriceCents: 500, receipt };
const sums = { lineCount: 1, units: 2, goodsCents: 1_000 };
const openIntent = (name: string) => ({
  paymentIntentId: `pi_${name}`,
  intentState: 'open',
  intentTouchedAt: at(5),
  intentNextCheckAt: at(6),
});
const label = { buyerEmail: 'closed@account.invalid', buyerName: 'Closed account' };
const placed = (_id: ObjectId, number: string, state: string) => ({
  _id,
  number,
  state,
  toolId: drill,
  ...bought,
  placedAt: at(0),
});
const lines = { lines: [{ toolId: drill, ...line }], ...sums };

const orders = {
  before: [
    { ...placed(unpaid, 'FL-1', 'unpaid'), ...openIntent('open'), poNumber: 'PO  4711' },
    { ...placed(paid, 'FL-2', 'paid'), transactionId: 'pi_paid', poNumber: 'Po 4711' },
    { ...placed(shipped, 'FL-3', 'shipped'), shippedAt: at(9), toolId: gone },
    { ...placed(closed, 'FL-4', 'cancelled'), ...label, address: 'Removed', phone: 'Removed' },
  ],
  after: [
    { ...placed(unpaid, 'FL-1', 'unpaid'), poNumber: 'PO  4711', poKey: 'po 4711', ...lines },
    {
      ...placed(paid, 'FL-2', 'paid'),
      transactionId: 'pi_paid',
      poNumber: 'Po 4711',
      poKey: 'po 4711',
      ...lines,
    },
    {
      ...placed(shipped, 'FL-3', 'shipped'),
      shippedAt: at(9),
      toolId: gone,
      lines: [{ toolId: gone, ...line, sku: 'FL-GONE' }],
      ...sums,
    },
    {
      ...placed(closed, 'FL-4', 'cancelled'),
      ...label,
      buyerName: '',
      address: '',
      phone: '',
      ...lines,
    },
  ],
};

const entry = (toolId: ObjectId, change: number, reason: string, orderId?: ObjectId) => ({
  toolId,
  change,
  reason,
  at: at(0),
  ...(orderId ? { orderId } : {}),
});
const ledger = {
  before: [
    entry(drill, 100, 'import'),
    entry(drill, -2, 'order-placed', unpaid),
    entry(drill, -2, 'order-placed', paid),
    entry(gone, -2, 'order-placed', shipped),
  ],
  after: [
    { ...entry(drill, 100, 'import'), onHandChange: 100 },
    { ...entry(drill, -2, 'order-placed', unpaid), onHandChange: 0 },
    { ...entry(drill, -2, 'order-placed', paid), onHandChange: 0 },
    { ...entry(gone, -2, 'order-placed', shipped), onHandChange: 0 },
    {
      ...entry(gone, 0, 'order-shipped', shipped),
      at: at(9),
      onHandChange: -2,
      orderNumber: 'FL-3',
    },
  ],
};

const tool = { _id: drill, name: 'Drill', slug: 'drill', sku: 'FL-D 1', image: '/d.webp', quantity: 96 };
const tools = {
  before: [tool],
  after: [
    {
      ...tool,
      reserved: 4,
      formerSlugs: [],
      step: 1,
      packs: [],
      state: 'on-sale',
      successorId: null,
      revision: 1,
      pictures: [{ url: '/d.webp' }],
      skuKey: 'fld1',
    },
  ],
};

const session = (name: string, device: unknown) => ({ id: name, method: 'password', device });
const users = {
  before: [
    { _id: buyer, email: 'a@example.com', sessions: [session('a', 'Chrome on Linux'), session('b', 'iPad')] },
    { _id: other, email: 'b@example.com' },
  ],
  after: [
    {
      _id: buyer,
      email: 'a@example.com',
      sessions: [session('a', { browser: 'Chrome', system: 'Linux' }), session('b', { system: 'iPad' })],
      ownerProvedAt: at(7),
    },
    { _id: other, email: 'b@example.com' },
  ],
};

const refund = { orderId: paid, amountCents: 1_000, reason: 'admin', state: 'refunded', createdAt: at(7) };
const refunds = {
  before: [{ _id: 'pi_paid', ...refund, refundId: 're_1', toldAt: at(8) }],
  after: [{ intentId: 'pi_paid', ...refund, providerRefundId: 're_1', retrievedAt: at(8) }],
};

const intent = (_id: string, orderId: ObjectId | null, state: string, minute: number) => ({
  _id,
  orderId,
  state,
  createdAt: at(minute),
  touchedAt: at(minute),
  revision: 0,
});
const intents = {
  before: [],
  after: [
    { ...intent('pi_loose', null, 'open', 1), nextCheckAt: at(2) },
    { ...intent('pi_open', unpaid, 'open', 5), nextCheckAt: at(6) },
    intent('pi_paid', paid, 'closed', 0),
  ],
};

const reset = {
  eventId: 'e1',
  action: 'user.password-reset',
  at: at(7),
  subject: { id: buyer.toHexString() },
};
const mail = { to: 'a@example.com', createdAt: at(0) };
const same = (...documents: Document[]) => ({ before: documents, after: documents });

/** `before` is what the first release stored, `after` what this one makes of it; without ids that a migration makes up. */
const OLD_DATA: Record<string, { before: Document[]; after: Document[] }> = {
  orders,
  stock_ledger: ledger,
  tools,
  removed_tools: same({ _id: gone, sku: 'FL-GONE', removedAt: at(3) }),
  users,
  refunds,
  payment_intents: intents,
  loose_intents: { before: [{ _id: 'pi_loose', createdAt: at(1), nextCheckAt: at(2) }], after: [] },
  provider_looks: { before: [{ _id: 'refunds', at: at(4) }], after: [] },
  sync_checkpoints: { before: [], after: [{ _id: 'refunds', at: at(4) }] },
  outbox: {
    before: [
      { key: 'sent', state: 'sent', ...mail, replyTo: 'b@example.com' },
      { key: 'waiting', state: 'waiting', ...mail, replyTo: 'b@example.com' },
    ],
    after: [
      { key: 'sent', state: 'sent', ...mail },
      { key: 'waiting', state: 'waiting', ...mail, replyTo: 'b@example.com' },
    ],
  },
  quote_requests: {
    before: [{ number: 'Q-1', email: label.buyerEmail, name: label.buyerName }],
    after: [{ number: 'Q-1', email: label.buyerEmail, name: '' }],
  },
  reviews: {
    before: [{ review: 'Good', userId: null, name: 'Former customer' }],
    after: [{ review: 'Good', userId: null, name: '' }],
  },
  audit_log: same(reset),
  invoices: same(
    { kind: 'invoice', number: 'INV-000001', sequence: 1, orderId: paid },
    { kind: 'credit-note', number: 'CN-000001', sequence: 1, orderId: paid },
  ),
};

/** The unique indexes of the first release that later data would break. */
const OLD_INDEXES = [
  ['stock_ledger', { orderId: 1, reason: 1 }, { orderId: { $type: 'objectId' } }],
  ['orders', { paymentIntentId: 1 }, { paymentIntentId: { $type: 'string' } }],
  ['invoices', { orderId: 1, kind: 1 }, { orderId: { $type: 'objectId' } }],
] as const;

/** Fills an empty database as the first release would have. */
export async function storeOldData(db: Db): Promise<void> {
  for (const [collection, key, partialFilterExpression] of OLD_INDEXES)
    await db.collection(collection).createIndex(key, { unique: true, partialFilterExpression });
  for (const [name, { before }] of Object.entries(OLD_DATA))
    if (before.length > 0) await db.collection(name).insertMany(before.map((document) => ({ ...document })));
}

/** A document as text, whatever the order of its fields. */
const textOf = (document: Document) =>
  JSON.stringify(Object.entries(document).sort(([one], [two]) => (one < two ? -1 : 1)));

/** Documents of a collection in a fixed order; ids that nothing else names are left out, since a migration may make them up. */
function comparable(documents: readonly Document[], known: ReadonlySet<string>): Document[] {
  return documents
    .map(({ _id, ...rest }) => (known.has(String(_id)) ? { _id, ...rest } : rest))
    .sort((one, two) => (textOf(one) < textOf(two) ? -1 : 1));
}

const KNOWN_IDS = new Set(
  Object.values(OLD_DATA).flatMap(({ after }) => after.flatMap(({ _id }) => (_id ? [String(_id)] : []))),
);

/** What is in a database of the collections of the fixture, and what should be there. */
export async function migratedData(db: Db): Promise<{ found: object; expected: object }> {
  const found: Record<string, Document[]> = {};
  const expected: Record<string, Document[]> = {};
  for (const [name, { after }] of Object.entries(OLD_DATA)) {
    found[name] = comparable(await db.collection(name).find().toArray(), KNOWN_IDS);
    expected[name] = comparable(after, KNOWN_IDS);
  }
  return { found, expected };
}

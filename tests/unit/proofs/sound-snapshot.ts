import { ObjectId } from 'mongodb';
import type { OrderDocument, TimelineEntry } from '@/lib/server/platform/db/documents/orders';
import type { InvoiceDocument } from '@/lib/server/platform/db/documents/receivables';
import { axesOf, type OrderState } from '@/lib/shared/orders/order-status';
import type { Snapshot } from '@/proofs/checks/snapshot';
import { ofLines, orderLine } from '@/tests/support/one-line';
import { toolDocument } from '@/tests/unit/server/tool-document';
import { soundApprovals } from './sound-approvals';
import { withOffers } from './sound-offers';

const BUYER = new ObjectId();
const TOOL = new ObjectId();
const PRICE_CENTS = 1_250;
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 8, minute));

const PAYER = { id: 'pi_one', returned: 'pi_two' } as const;
const buyerFields = {
  buyerId: BUYER,
  buyerName: 'B',
  buyerSortKey: 'b',
  buyerEmail: 'b@example.com',
  address: 'A',
  phone: '1',
};
const language = 'en';

type Given = Pick<OrderDocument, 'number' | 'units'> & { state: OrderState } & Partial<OrderDocument>;

function order({ number, state, units, ...rest }: Given, steps: TimelineEntry[]): OrderDocument {
  const shippedUnits = state === 'shipped' ? units : 0;
  return {
    _id: new ObjectId(),
    number,
    ...ofLines(orderLine({ toolId: TOOL, quantity: units, unitPriceCents: PRICE_CENTS, shippedUnits })),
    shipmentCount: shippedUnits > 0 ? 1 : 0,
    currency: 'usd',
    ...buyerFields,
    language,
    ...axesOf(state),
    placedAt: at(0),
    expiresAt: at(59),
    timeline: [{ state: 'unpaid', at: at(0), by: 'buyer' }, ...steps],
    ...rest,
  };
}

function paper(of: OrderDocument, kind: InvoiceDocument['kind'], sequence: number): InvoiceDocument {
  const sign = kind === 'invoice' ? 1 : -1;
  const { lines, totals, transactionId = '' } = of;
  return {
    _id: new ObjectId(),
    kind,
    sequence,
    number: `${kind === 'invoice' ? 'INV' : 'CN'}-00000${sequence}`,
    orderId: of._id,
    orderNumber: of.number,
    issuedAt: at(1),
    language,
    seller: { name: 'S', address: 'A', email: 's@example.com', phone: '1' },
    buyer: { userId: BUYER, name: 'B', email: 'b@example.com', address: 'A', phone: '1' },
    lines: lines.map(({ toolId, name: description, quantity, unitPriceCents }) => {
      return { description, toolId, quantity, unitPriceCents, amountCents: sign * quantity * unitPriceCents };
    }),
    totalCents: sign * totals.totalCents,
    currency: 'usd',
    transactionId,
  };
}

/**
 * A small shop without violations: of 100 units, 10 wait for payment, 5 were paid and shipped, 3 were paid and
 * refunded, 4 cancelled.
 */
export function soundSnapshot(): Snapshot {
  const paid = (minute: number): TimelineEntry => ({ state: 'paid', at: at(minute), by: 'system' });
  const waiting = order(
    { number: 'FL-WAIT', state: 'unpaid', units: 10, idempotency: { key: 'k1', fingerprint: 'f' } },
    [],
  );
  const shipped = order(
    {
      number: 'FL-SHIP',
      state: 'shipped',
      units: 5,
      transactionId: PAYER.id,
      invoiceNumber: 'INV-000001',
      paidAt: at(1),
      shippedAt: at(2),
    },
    [paid(1), { state: 'shipped', at: at(2), by: 'admin' }],
  );
  const refunded = order(
    {
      number: 'FL-BACK',
      state: 'refunded',
      units: 3,
      transactionId: PAYER.returned,
      invoiceNumber: 'INV-000002',
      creditNoteNumber: 'CN-000001',
      paidAt: at(1),
      endedAt: at(3),
    },
    [paid(1), { state: 'refunded', at: at(3), by: 'admin' }],
  );
  const cancelled = order({ number: 'FL-GONE', state: 'cancelled', units: 4, endedAt: at(4) }, [
    { state: 'cancelled', at: at(4), by: 'buyer' },
  ]);
  const orders = [waiting, shipped, refunded, cancelled];
  const line = (
    change: number,
    onHandChange: number,
    reason: Snapshot['ledger'][number]['reason'],
    orderId?: ObjectId,
  ) => ({
    _id: new ObjectId(),
    toolId: TOOL,
    change,
    onHandChange,
    after: { available: 50, onHand: 60 },
    reason,
    at: at(0),
    ...(orderId ? { orderId } : {}),
  });
  const intent = (id: string, amount: number, orderId: ObjectId) => ({
    id,
    status: 'succeeded',
    amount,
    amount_received: amount,
    currency: 'usd',
    metadata: { site: 'http://localhost', orderId: orderId.toHexString(), buyerId: BUYER.toHexString() },
  });
  const mails = orders.flatMap(({ _id, number, timeline }) =>
    timeline.map(({ state }) => ({
      key: `order-${state === 'unpaid' ? 'placed' : state}:${_id.toHexString()}`,
      to: 'b@example.com',
      subject: `Order ${number} ${state}`,
    })),
  );
  const approvals = soundApprovals({ waiting, cancelled });
  return withOffers({
    approvals,
    takenAt: at(10),
    offers: [],
    tools: [
      toolDocument({
        ...{ _id: TOOL, name: 'Hammer', priceCents: PRICE_CENTS, quantity: 85, reserved: 10 },
        createdAt: at(0),
      }),
    ],
    orders,
    shipments: [
      {
        ...{ _id: new ObjectId(), number: 'DN-000001', sequence: 1, part: 1, parcels: [] },
        ...{ orderId: shipped._id, orderNumber: shipped.number, buyerId: BUYER, actorId: BUYER },
        ...{ shippedOn: '2026-11-21', at: at(2) },
        lines: [{ toolId: TOOL, sku: 'FT-HAMMER', name: 'Hammer', quantity: 5, openAfter: 0 }],
      },
    ],
    returns: [],
    serials: [],
    ledger: [
      line(100, 100, 'initial'),
      ...orders.map(({ _id, units }) => line(-units, 0, 'order-placed', _id)),
      { ...line(0, -5, 'order-shipped', shipped._id), part: 1 },
      line(3, 0, 'order-refunded', refunded._id),
      line(4, 0, 'order-cancelled', cancelled._id),
    ],
    invoices: [
      paper(shipped, 'invoice', 1),
      paper(refunded, 'invoice', 2),
      paper(refunded, 'credit-note', 1),
    ],
    counters: [
      { _id: 'invoice', last: 2 },
      { _id: 'credit-note', last: 1 },
      { _id: 'delivery-note', last: 1 },
    ],
    vatChecks: [],
    intents: [
      {
        _id: PAYER.id,
        orderId: shipped._id,
        state: 'closed',
        createdAt: at(0),
        touchedAt: at(0),
        revision: 1,
      },
      {
        _id: PAYER.returned,
        orderId: refunded._id,
        state: 'closed',
        createdAt: at(0),
        touchedAt: at(0),
        revision: 1,
      },
    ],
    refunds: [
      {
        _id: new ObjectId(),
        intentId: PAYER.returned,
        orderId: refunded._id,
        amountCents: 3 * PRICE_CENTS,
        reason: 'admin',
        state: 'refunded',
        dueAt: at(3),
        attempts: 1,
        createdAt: at(3),
        refundedAt: at(3),
      },
    ],
    disputes: [],
    outbox: mails.map((mail) => ({
      _id: new ObjectId(),
      kind: 'mail' as const,
      ...mail,
      text: '',
      html: '',
      state: 'sent' as const,
      attempts: 1,
      nextAttemptAt: at(5),
      createdAt: at(0),
      sentAt: at(5),
    })),
    events: [{ _id: 'evt_1', type: 'payment_intent.succeeded', receivedAt: at(1), outcome: 'paid' }],
    account: { accounts: [], ledger: [], receivables: [], payments: [] },
    provider: {
      intents: [
        intent(PAYER.id, 5 * PRICE_CENTS, shipped._id),
        intent(PAYER.returned, 3 * PRICE_CENTS, refunded._id),
      ],
      charges: [
        { id: 'ch_1', payment_intent: PAYER.id, amount: 5 * PRICE_CENTS, status: 'succeeded' },
        { id: 'ch_2', payment_intent: PAYER.returned, amount: 3 * PRICE_CENTS, status: 'succeeded' },
      ],
      refunds: [{ id: 're_1', payment_intent: PAYER.returned, amount: 3 * PRICE_CENTS, status: 'succeeded' }],
      disputes: [],
      deliveries: [{ event: 'evt_1', type: 'payment_intent.succeeded', outcome: 'delivered' }],
    },
    mails: mails.map(({ to, subject }, place) => ({ to, subject, messageId: `m${place}` })),
    claims: [
      {
        kind: 'placed',
        orderId: waiting._id.toHexString(),
        buyerId: BUYER.toHexString(),
        lines: [{ toolId: TOOL.toHexString(), quantity: 10 }],
        key: 'k1',
      },
      { kind: 'payable', orderId: shipped._id.toHexString(), intentId: PAYER.id },
      { kind: 'charged', intentId: PAYER.id },
      { kind: 'paid', orderId: shipped._id.toHexString(), intentId: PAYER.id },
      { kind: 'shipped', orderId: shipped._id.toHexString() },
      { kind: 'refunded', orderId: refunded._id.toHexString() },
      { kind: 'cancelled', orderId: cancelled._id.toHexString() },
      { kind: 'tool-added', toolId: TOOL.toHexString(), units: 100 },
    ],
  });
}

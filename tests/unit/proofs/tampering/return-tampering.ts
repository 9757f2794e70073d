import { ObjectId } from 'mongodb';
import type { SerialDocument } from '@/lib/server/platform/db/documents/serials';
import type { Snapshot } from '@/proofs/checks/snapshot';
import { find, refundPart } from './recorded-events';
import type { Tamperings } from './tampering';

/** Two of the five units of FL-SHIP come back by a return, of which one is scrapped, and the store records it correctly. */
export function settleReturn(s: Snapshot): void {
  refundPart(s);
  const order = find(s, 'FL-SHIP');
  const [refund] = order.partRefunds!;
  const [shipment] = s.shipments;
  const { toolId, sku, name } = order.lines[0]!;
  const [_id, at] = [new ObjectId(), new Date()];
  refund!.returnId = _id;
  refund!.lines[0]!.restock = false;
  s.invoices.find(({ number }) => number === refund!.creditNoteNumber)!.corrects = order.invoiceNumber!;
  Object.assign(s.ledger.at(-1)!, { reason: 'order-returned', change: 1, onHandChange: 1 });
  s.tools[0]!.quantity -= 1;
  shipment!.lines[0]!.serials = ['SN-1', 'SN 2'];
  const serial = { sku, name, papers: [], createdAt: at };
  s.serials.push(
    { ...serial, _id: new ObjectId(), toolId, serial: 'SN-1', key: 'sn1' },
    { ...serial, _id: new ObjectId(), toolId, serial: 'SN 2', key: 'sn2', shipmentId: shipment!._id },
  );
  const { number, buyerId, buyerName, language } = order;
  const made = { number: 'RMA-1', shipmentId: shipment!._id, state: 'settled' as const };
  s.returns.push({
    ...{ ...made, _id, part: 1, orderId: order._id, orderNumber: number, shipmentNumber: shipment!.number },
    ...{ buyerId, buyerName, language, requestedAt: at, requestedBy: buyerId, receivedAt: at },
    ...{ refundId: refund!.id, amountCents: refund!.amountCents },
    lines: [
      {
        ...{ toolId, sku, name, quantity: 2, approved: 2, restock: 1, scrap: 1, serials: ['sn-1'] },
        reason: 'damaged',
      },
    ],
  });
  order.returns = [{ ...made, id: _id, lines: [{ toolId, units: 2 }] }];
}

/** The same, and then one thing that is wrong. */
const settled =
  (tamper: (s: Snapshot, made: Snapshot['returns'][number]) => void) =>
  (s: Snapshot): void => {
    settleReturn(s);
    tamper(s, s.returns[0]!);
  };

const refundOf = (s: Snapshot) => find(s, 'FL-SHIP').partRefunds![0]!;

/** Ways in which data about returns and serial numbers is wrong. */
export const RETURN_TAMPERING: Tamperings = {
  'orders have their returns': {
    'a return that its order has in another state': settled((_, made) => {
      made.state = 'closed';
    }),
    'a return that its order has not': settled((s) => {
      delete find(s, 'FL-SHIP').returns;
    }),
    'a return of no order': settled((_, made) => {
      made.orderId = new ObjectId();
    }),
    'a gap between returns': settled((_, made) => {
      made.part = 2;
    }),
  },
  'no unit comes back twice': {
    'a return of more units than left': settled((_, made) => {
      made.lines[0]!.restock = 5;
    }),
    'units in a return that were refunded directly': settled((s) => {
      refundOf(s).lines[0]!.quantity = 4;
      find(s, 'FL-SHIP').returns![0]!.state = 'received';
    }),
    'a return of no shipment': settled((_, made) => {
      made.shipmentId = new ObjectId();
    }),
  },
  'what is restocked is on hand once': {
    'units that were restocked twice': settled((s) => {
      s.ledger.push({ ...s.ledger.at(-1)!, _id: new ObjectId() });
    }),
    'units that were scrapped, and are on hand': settled((s) => {
      s.ledger.at(-1)!.onHandChange = 2;
    }),
    'units that never came to be on hand': settled((s) => {
      s.ledger.pop();
    }),
  },
  'one refund a settled return': {
    'a settled return without its money': settled((s) => {
      delete refundOf(s).returnId;
    }),
    'money for a return that was closed': settled((_, made) => {
      made.state = 'closed';
    }),
    'money twice': settled((s) => {
      find(s, 'FL-SHIP').partRefunds!.push(refundOf(s));
    }),
    'more money than the units are worth': settled((s, made) => {
      refundOf(s).amountCents += 1;
      made.amountCents! += 1;
    }),
    'units that did not come': settled((_, made) => {
      made.lines[0]!.scrap = 0;
    }),
    'a credit note of another invoice': settled((s) => {
      s.invoices.find(({ number }) => number === 'CN-000002')!.corrects = 'INV-000002';
    }),
    'another invoice than its shipment has': settled((_, made) => {
      made.invoiceNumber = 'INV-000009';
    }),
  },
  'a serial number is with one shipment': {
    'more serial numbers than units': settled((s) => {
      s.shipments[0]!.lines[0]!.serials = ['1', '2', '3', '4', '5', '6'];
    }),
    'a serial number that left twice': settled((s) => {
      s.shipments.push({ ...s.shipments[0]!, _id: new ObjectId() });
    }),
    'a serial number that came back, and still has a holder': settled((s) => {
      s.serials.find(({ key }) => key === 'sn1')!.shipmentId = s.shipments[0]!._id;
    }),
    'a serial number that left, and has no holder': settled((s) => {
      delete (s.serials.find(({ key }) => key === 'sn2') as Partial<SerialDocument>).shipmentId;
    }),
  },
};

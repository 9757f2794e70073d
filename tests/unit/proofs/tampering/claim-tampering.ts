import { ObjectId } from 'mongodb';
import type { Snapshot } from '@/proofs/checks/snapshot';
import { failRefund, find } from './recorded-events';
import { settleReturn } from './return-tampering';
import type { Tamperings } from './tampering';

/** Ways in which data about what calls acknowledged is wrong. */
export const CLAIM_TAMPERING: Tamperings = {
  'every acknowledged effect': {
    'a lost resolution of a failed refund'(s) {
      failRefund(s);
      s.claims.push({ kind: 'refund-settled', intentId: 'pi_two' });
    },
    'an order that was placed and is gone'(s) {
      s.claims.push({
        kind: 'placed',
        orderId: new ObjectId().toHexString(),
        buyerId: '',
        lines: [{ toolId: '', quantity: 1 }],
      });
    },
    'a cancellation that was undone'(s) {
      s.claims.push({ kind: 'cancelled', orderId: find(s, 'FL-WAIT')._id.toHexString() });
    },
    'a payment that was recorded and is not'(s) {
      s.claims.push({ kind: 'paid', orderId: find(s, 'FL-WAIT')._id.toHexString(), intentId: 'pi_one' });
    },
    'a tool that was deleted and is still sold'(s) {
      s.claims.push({ kind: 'tool-deleted', toolId: s.tools[0]!._id.toHexString() });
    },
    'a correction the ledger does not know'(s) {
      s.claims.push({ kind: 'stock-corrected', toolId: s.tools[0]!._id.toHexString(), note: 'counted' });
    },
    'a shipment of other lines than were sent'(s) {
      const [{ _id, orderId, lines }] = s.shipments as [Snapshot['shipments'][number]];
      const sent = lines.map(({ toolId }) => ({ toolId: toolId.toHexString(), quantity: 1 }));
      const shipmentId = _id.toHexString();
      s.claims.push({ kind: 'part-shipped', orderId: orderId.toHexString(), shipmentId, lines: sent });
    },
    'units that were cancelled and are not'(s) {
      const orderId = find(s, 'FL-SHIP')._id.toHexString();
      s.claims.push({ kind: 'units-cancelled', orderId, lines: [], cents: 0 });
    },
    'a return that was closed and is not'(s) {
      settleReturn(s);
      const returnId = s.returns[0]!._id.toHexString();
      s.claims.push({ kind: 'return', returnId, state: 'closed' });
    },
    'an acknowledged part that the order does not know'(s) {
      const orderId = find(s, 'FL-SHIP')._id.toHexString();
      s.claims.push({ kind: 'part-refunded', orderId, refundId: orderId, cents: 100 });
    },
  },
};

import { ObjectId } from 'mongodb';
import { find } from './recorded-events';
import type { Tamperings } from './tampering';

/** Ways in which data about shipments is wrong. */
export const SHIPMENT_TAMPERING: Tamperings = {
  'shipments add up': {
    'a shipment that is gone'(s) {
      s.shipments.pop();
    },
    'a unit more on a delivery note than left'(s) {
      s.shipments[0]!.lines[0]!.quantity += 1;
    },
    'a gap between parts'(s) {
      s.shipments[0]!.part = 2;
    },
    'a shipment of an order that ended'(s) {
      s.shipments[0]!.orderId = find(s, 'FL-GONE')._id;
    },
    'a shipment of no order'(s) {
      s.shipments.push({ ...s.shipments[0]!, orderId: new ObjectId() });
    },
  },
  'gap-free delivery notes': {
    'a number twice'(s) {
      s.shipments.push({ ...s.shipments[0]! });
    },
    'a number that no shipment has'(s) {
      s.counters.find(({ _id }) => _id === 'delivery-note')!.last = 2;
    },
  },
  'one shipment a key': {
    'two shipments of one number of another program'(s) {
      const twice = { ...s.shipments[0]!, externalId: 'ERP-1', idempotency: { key: 'k', fingerprint: 'f' } };
      s.shipments.push(twice, { ...twice });
    },
  },
};

import { ObjectId } from 'mongodb';
import type { Snapshot } from '@/proofs/checks/snapshot';
import { soundTold } from './event-tampering';
import { find, refundPart } from './recorded-events';
import type { Tamperings } from './tampering';

/** Adds an entry of the audit log about FL-WAIT, or about a shipment, and returns the id of what it is about. */
function change(
  s: Snapshot,
  action: 'order.promised' | 'shipment.corrected',
  day?: { from: string | null; to: string | null },
): string {
  s.told ??= soundTold(s.orders);
  const id = find(s, 'FL-WAIT')._id.toHexString();
  const lines = (promisedOn: string | null = null) => ({ lines: [{ sku: 'FL-1', promisedOn }] });
  s.told.log.push({
    ...{ _id: s.told.log.length + 1, eventId: new ObjectId().toHexString(), action },
    ...{ subject: { kind: 'order', id, label: null }, before: lines(day?.from), after: lines(day?.to) },
  });
  return id;
}

/** Ways in which data about mails is wrong. */
export const MAIL_TAMPERING: Tamperings = {
  'one mail a step': {
    'a mail that was never sent'(s) {
      s.outbox[0]!.state = 'waiting';
    },
    'a step nobody was told of'(s) {
      s.outbox.shift();
    },
    'a mail about a step that never happened'(s) {
      s.outbox[0]!.key = `order-shipped:${find(s, 'FL-WAIT')._id.toHexString()}`;
    },
    'a part without a mail'(s) {
      refundPart(s);
      s.outbox.pop();
    },
  },
  'one mail a shipment in part': {
    'a part that nobody was told of'(s) {
      find(s, 'FL-SHIP').shipmentCount = 2;
    },
    'a mail about a part of the last shipment'(s) {
      s.outbox.push({ ...s.outbox[0]!, key: `shipment:${s.shipments[0]!._id.toHexString()}` });
    },
    'a mail about no shipment'(s) {
      s.outbox.push({ ...s.outbox[0]!, key: `shipment:${new ObjectId().toHexString()}` });
    },
  },
  'one mail a change of dates or parcels': {
    'a promise that slipped without a mail'(s) {
      change(s, 'order.promised', { from: '2026-12-01', to: null });
    },
    'a mail about a day that came nearer'(s) {
      const id = change(s, 'order.promised', { from: null, to: '2026-12-01' });
      s.outbox.push({ ...s.outbox[0]!, key: `promise:${id}:1` });
    },
    'two mails about one correction'(s) {
      const id = change(s, 'shipment.corrected');
      for (const at of [1, 2]) s.outbox.push({ ...s.outbox[0]!, key: `tracking:${id}:${at}` });
    },
  },
  'mails arrived': {
    'a sent mail that never came'(s) {
      s.mails.shift();
    },
    'two mails of one step'(s) {
      s.mails.push({ ...s.mails[0]!, messageId: 'another' });
    },
  },
};

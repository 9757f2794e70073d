import { ObjectId } from 'mongodb';
import { ofLines } from '@/tests/support/one-line';
import { withFreight } from '../with-freight';
import { find, refundPart } from './recorded-events';
import type { Tamperings } from './tampering';

/** Ways in which data about orders and their timelines is wrong. */
export const ORDER_TAMPERING: Tamperings = {
  'no impossible state': {
    'an order that says more went back than it is worth'(s) {
      find(s, 'FL-SHIP').returned = { amountCents: 1_000_000, at: new Date() };
    },
    'a paid order without a payment'(s) {
      delete find(s, 'FL-SHIP').transactionId;
    },
    'a shipped order without a date'(s) {
      delete find(s, 'FL-SHIP').shippedAt;
    },
  },
  'timeline matches state': {
    'a state the timeline does not tell'(s) {
      find(s, 'FL-SHIP').timeline.pop();
    },
    'a step that is not allowed'(s) {
      find(s, 'FL-SHIP').timeline.splice(1, 1);
    },
    'a step by someone who may not'(s) {
      find(s, 'FL-SHIP').timeline[2]!.by = 'buyer';
    },
    'a step before the one before it'(s) {
      find(s, 'FL-SHIP').timeline[2]!.at = new Date(0);
    },
  },
  'the ship day is the last promise': {
    'an order that ships before its last line'(s) {
      const order = find(s, 'FL-WAIT');
      order.shipsOn = '2026-12-01';
      order.lines[0]!.promisedOn = '2026-12-24';
    },
    'an order with a day of which a line has none'(s) {
      const order = find(s, 'FL-WAIT');
      order.shipsOn = '2026-12-01';
      order.lines[0]!.promisedOn = null;
    },
  },
  'mails about promises have their order': {
    'a mail about new dates of an order that never was'(s) {
      const [mail] = s.outbox;
      s.outbox.push({ ...mail!, key: `promise:${new ObjectId().toHexString()}:1` });
    },
  },
  'lines add up': {
    'a total that is more than goods, shipping and tax'(s) {
      find(s, 'FL-WAIT').totals.totalCents += 1;
    },
    'goods that are not quantity times price'(s) {
      const { totals } = find(s, 'FL-WAIT');
      totals.goodsCents += 1;
      totals.totalCents += 1;
    },
    'a line at another price than its receipt gives'(s) {
      const order = find(s, 'FL-WAIT');
      order.lines[0]!.receipt.baseCents -= 1;
    },
    'a line above the public price'(s) {
      const order = find(s, 'FL-WAIT');
      const line = order.lines[0]!;
      const cents = line.unitPriceCents + 1;
      const receipt = {
        ...line.receipt,
        code: 'own-price',
        fixedCents: cents,
        unitPriceCents: cents,
      } as const;
      Object.assign(order, ofLines({ ...line, unitPriceCents: cents, receipt }));
    },
    'two lines of one tool'(s) {
      const order = find(s, 'FL-WAIT');
      const [line] = order.lines;
      Object.assign(order, ofLines(line!, { ...line! }));
    },
  },
  'tax groups add up': {
    'freight that is in no group'(s) {
      const { totals } = find(s, 'FL-WAIT');
      totals.shippingCents += 490;
      totals.totalCents += 490;
    },
    'freight that is not that of the groups'(s) {
      withFreight(s);
      const { totals } = find(s, 'FL-SHIP');
      totals.shippingCents += 1;
      totals.totalCents += 1;
    },
    'a line in no group'(s) {
      withFreight(s);
      find(s, 'FL-SHIP').lines[0]!.group = 1;
    },
    'a group with another tax than its basis has'(s) {
      withFreight(s);
      find(s, 'FL-SHIP').taxes![0]!.rate = 19_000;
    },
    'groups without the facts of their tax'(s) {
      withFreight(s);
      delete find(s, 'FL-SHIP').tax;
    },
  },
  'fulfilment follows from units': {
    'a shipped order of which a unit did not leave'(s) {
      find(s, 'FL-SHIP').lines[0]!.shippedUnits -= 1;
    },
    'units of an unpaid order that left'(s) {
      find(s, 'FL-WAIT').lines[0]!.shippedUnits = 1;
    },
    'units that left without a shipment'(s) {
      find(s, 'FL-SHIP').shipmentCount = 0;
    },
    'shipped units that are refunded as open ones'(s) {
      refundPart(s);
      find(s, 'FL-SHIP').partRefunds![0]!.lines[0]!.open = true;
    },
  },
  'one order per key': {
    'one key for two orders'(s) {
      find(s, 'FL-GONE').idempotency = { key: 'k1', fingerprint: 'f' };
    },
    'two responses to one key'(s) {
      const [first] = s.claims;
      if (first?.kind === 'placed') s.claims.push({ ...first, orderId: new ObjectId().toHexString() });
    },
  },
  'one number per order': {
    'two orders of one number'(s) {
      find(s, 'FL-WAIT').number = 'FL-SHIP';
    },
  },
};

import { ObjectId } from 'mongodb';
import { ofLines, orderLine } from '@/tests/support/one-line';
import { find, refundPart } from './recorded-events';
import type { Tamperings } from './tampering';

/** Ways in which data about stock and its ledger is wrong. */
export const STOCK_TAMPERING: Tamperings = {
  'ledger = stock': {
    'a unit that went without a ledger line'(s) {
      s.tools[0]!.quantity -= 1;
    },
    'a ledger line twice'(s) {
      s.ledger.push({ ...s.ledger[0]!, _id: new ObjectId() });
    },
  },
  'on hand = available + reserved': {
    'a reservation that no order holds'(s) {
      s.tools[0]!.reserved += 1;
    },
    'stock below zero for a moment'(s) {
      s.ledger[1]!.after = { available: -1, onHand: 0 };
    },
  },
  'ledger explains every order': {
    'a cancelled order that kept its units'(s) {
      s.ledger = s.ledger.filter(({ reason }) => reason !== 'order-cancelled');
    },
    'an order that took its units twice'(s) {
      s.ledger.push({ ...s.ledger[1]!, _id: new ObjectId() });
    },
    'units of an order that does not exist'(s) {
      s.ledger[1]!.orderId = new ObjectId();
    },
    'an order that reserved only some of its lines'(s) {
      const order = find(s, 'FL-WAIT');
      Object.assign(order, ofLines(...order.lines, orderLine({ quantity: 1 })));
    },
    'units of a part that came back twice'(s) {
      refundPart(s);
      s.ledger.push({ ...s.ledger.at(-1)!, _id: new ObjectId() });
    },
  },
};

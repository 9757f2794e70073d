import { ObjectId } from 'mongodb';
import { ofLines, orderLine } from '@/tests/support/one-line';
import { find, oweUnits, refundPart } from './recorded-events';
import type { Tamperings } from './tampering';

/** Ways in which data about stock and its ledger is wrong. */
export const STOCK_TAMPERING: Tamperings = {
  'ledger = stock': {
    'a unit that went without a ledger line'(s) {
      s.tools[0]!.quantity -= 1;
    },
    'units owed without a ledger line'(s) {
      oweUnits(s);
      delete s.ledger.find(({ owedChange }) => owedChange)!.owedChange;
    },
    'a ledger line twice'(s) {
      s.ledger.push({ ...s.ledger[0]!, _id: new ObjectId() });
    },
  },
  'on hand = available + reserved - owed': {
    'a reservation that no order holds'(s) {
      s.tools[0]!.reserved += 1;
    },
    'units on sale while some are owed'(s) {
      s.tools[0]!.owed = 1;
    },
    'more units owed than reserved'(s) {
      Object.assign(s.tools[0]!, { quantity: 0, owed: s.tools[0]!.reserved + 1 });
    },
    'units on sale while some were owed for a moment'(s) {
      s.ledger[1]!.after = { available: 1, onHand: 5, owed: 2 };
    },
    'stock below zero for a moment'(s) {
      s.ledger[1]!.after = { available: -1, onHand: 0 };
    },
  },
  'no more is owed than the limit': {
    'an order of units beyond the limit'(s) {
      oweUnits(s);
      s.tools[0]!.backorderLimit = 3;
    },
    'units owed of a tool without a limit'(s) {
      oweUnits(s);
      delete s.tools[0]!.backorderLimit;
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
    'an order that is owed fewer units than it lacks'(s) {
      oweUnits(s);
      s.ledger.find(({ owedChange }) => owedChange)!.owedChange = 2;
    },
    'units of a part that came back twice'(s) {
      refundPart(s);
      s.ledger.push({ ...s.ledger.at(-1)!, _id: new ObjectId() });
    },
  },
};

import { ObjectId } from 'mongodb';
import { find, loseDispute, refundPart } from './recorded-events';
import type { Tamperings } from './tampering';

/** Ways in which data about payments and charges is wrong. */
export const PAYMENT_TAMPERING: Tamperings = {
  'one payment an order': {
    'a paid order whose payment failed'(s) {
      s.provider.intents[0]!.status = 'requires_payment_method';
    },
    'a paid order whose payment brought a cent less'(s) {
      s.provider.intents[0]!.amount_received -= 1;
    },
    'a paid order that someone else paid'(s) {
      s.provider.intents[0]!.metadata.buyerId = new ObjectId().toHexString();
    },
  },
  'no payment for two orders': {
    'one payment for two orders'(s) {
      find(s, 'FL-BACK').transactionId = find(s, 'FL-SHIP').transactionId!;
    },
    'a cancelled order that names a payment'(s) {
      find(s, 'FL-GONE').transactionId = 'pi_three';
    },
  },
  'no charge for nothing': {
    'a charge for an order that was cancelled'(s) {
      const orderId = find(s, 'FL-GONE')._id.toHexString();
      s.provider.intents.push({ ...s.provider.intents[0]!, id: 'pi_three', metadata: { orderId } });
    },
    'a charge for no order at all'(s) {
      s.provider.intents.push({ ...s.provider.intents[0]!, id: 'pi_three', metadata: { site: 'x' } });
    },
    'a refund of too little'(s) {
      s.provider.refunds[0]!.amount -= 1;
    },
    'a shipped order whose money went back'(s) {
      s.provider.refunds.push({ ...s.provider.refunds[0]!, id: 're_2', payment_intent: 'pi_one' });
    },
    'money that the bank sent back and nobody is told of'(s) {
      s.provider.refunds[0]!.status = 'failed';
    },
    'money that a bank took and the order does not show'(s) {
      loseDispute(s);
      delete find(s, 'FL-SHIP').chargedBack;
    },
    'a part that was never sent'(s) {
      refundPart(s);
      s.provider.refunds.pop();
    },
  },
  'one charge an intent': {
    'a card charged twice'(s) {
      s.provider.charges.push({ ...s.provider.charges[0]!, id: 'ch_3' });
    },
    'a payment with more refunded than charged'(s) {
      s.provider.refunds.push({ ...s.provider.refunds[0]!, id: 're_2' });
    },
  },
  'refunds recorded and sent': {
    'a partial refund by hand that was not recorded'(s) {
      s.provider.refunds.push({ id: 're_2', payment_intent: 'pi_one', amount: 1, status: 'succeeded' });
    },
    'a refund that was never sent'(s) {
      s.refunds[0]!.state = 'waiting';
    },
    'two refunds of one payment'(s) {
      s.refunds.push({ ...s.refunds[0]!, _id: new ObjectId() });
    },
    'a refund that was never noted'(s) {
      s.refunds = [];
    },
    'a refund that the bank sent back and the store takes for sent'(s) {
      s.provider.refunds[0]!.status = 'failed';
    },
    'a part that was sent twice'(s) {
      refundPart(s);
      s.provider.refunds.push({ ...s.provider.refunds.at(-1)!, id: 're_3' });
    },
  },
  'nothing left to pay': {
    'a cancelled order that can still be paid'(s) {
      s.intents.push({ ...s.intents[0]!, _id: 'pi_open', orderId: find(s, 'FL-GONE')._id });
      s.provider.intents.push({
        ...s.provider.intents[0]!,
        id: 'pi_open',
        status: 'requires_action',
        amount_received: 0,
      });
    },
  },
  'one payment intent an order': {
    'two intents for one order'(s) {
      s.claims.push({ kind: 'payable', orderId: find(s, 'FL-SHIP')._id.toHexString(), intentId: 'pi_other' });
    },
    'two open intents of one order'(s) {
      const orderId = find(s, 'FL-WAIT')._id;
      s.intents.push({ ...s.intents[0]!, _id: 'pi_a', orderId, state: 'open' });
      s.intents.push({ ...s.intents[0]!, _id: 'pi_b', orderId, state: 'open' });
    },
  },
  'no payment intent forgotten': {
    'a secret given out of an intent that nobody polls'(s) {
      s.intents = s.intents.filter(({ _id }) => _id !== 'pi_one');
    },
    'an intent that is polled for ever though it was paid'(s) {
      s.intents[0]!.state = 'open';
    },
  },
  'webhooks recorded': {
    'a webhook that was acknowledged and forgotten'(s) {
      s.events = [];
    },
  },
};

import { failRefund, find, refundPart } from './recorded-events';
import type { Tamperings } from './tampering';

/** Ways in which data about refunds is wrong. */
export const REFUND_TAMPERING: Tamperings = {
  'failed refunds recorded once': {
    'a failure noted twice'(s) {
      failRefund(s);
      s.refunds[0]!.failures!.push(s.refunds[0]!.failures![0]!);
    },
    'a failure that never happened'(s) {
      failRefund(s);
      s.provider.refunds[0]!.status = 'succeeded';
    },
  },
  'failed refunds reported': {
    'a failure that no mail reports'(s) {
      failRefund(s);
      s.outbox = s.outbox.filter(({ key }) => !key.startsWith('refund-failed:'));
    },
    'a failure that a mail reports though another refund made up for it'(s) {
      failRefund(s);
      s.refunds[0]!.failures![0]!.isMadeUp = true;
      s.provider.refunds.push({ ...s.provider.refunds[0]!, id: 're_2', status: 'succeeded' });
    },
    'a failure that no other refund made up for, and no mail reports'(s) {
      failRefund(s);
      s.refunds[0]!.failures![0]!.isMadeUp = true;
      s.outbox = s.outbox.filter(({ key }) => !key.startsWith('refund-failed:'));
    },
    'an order that is not marked though its refund failed'(s) {
      failRefund(s);
      delete find(s, 'FL-BACK').refundFailedAt;
    },
    'an order that stays marked though its refund was settled'(s) {
      failRefund(s);
      s.refunds[0]!.state = 'settled';
    },
  },
  'refunds in part': {
    'a part whose money is not recorded'(s) {
      refundPart(s);
      s.refunds.pop();
    },
    'parts of more units than were bought'(s) {
      refundPart(s);
      find(s, 'FL-SHIP').partRefunds![0]!.lines[0]!.quantity = 6;
    },
    'parts that do not add up'(s) {
      refundPart(s);
      find(s, 'FL-SHIP').partRefundedCents! += 1;
    },
    'two parts by one key'(s) {
      refundPart(s);
      const { partRefunds = [] } = find(s, 'FL-SHIP');
      partRefunds.push({ ...partRefunds[0]!, part: 2 });
    },
  },
};

import { failRefund, find, refundPart } from './recorded-events';
import type { Tampering } from './tampering';

/** Ways in which data about refunds is wrong. */
export const REFUND_TAMPERING: readonly Tampering[] = [
  [
    'failed refunds recorded once',
    'a failure noted twice',
    (s) => {
      failRefund(s);
      s.refunds[0]!.failures!.push(s.refunds[0]!.failures![0]!);
    },
  ],
  [
    'failed refunds recorded once',
    'a failure that never happened',
    (s) => {
      failRefund(s);
      s.provider.refunds[0]!.status = 'succeeded';
    },
  ],
  [
    'failed refunds reported',
    'a failure that no mail reports',
    (s) => {
      failRefund(s);
      s.outbox = s.outbox.filter(({ key }) => !key.startsWith('refund-failed:'));
    },
  ],
  [
    'failed refunds reported',
    'a failure that a mail reports though another refund made up for it',
    (s) => {
      failRefund(s);
      s.refunds[0]!.failures![0]!.isMadeUp = true;
      s.provider.refunds.push({ ...s.provider.refunds[0]!, id: 're_2', status: 'succeeded' });
    },
  ],
  [
    'failed refunds reported',
    'a failure that no other refund made up for, and no mail reports',
    (s) => {
      failRefund(s);
      s.refunds[0]!.failures![0]!.isMadeUp = true;
      s.outbox = s.outbox.filter(({ key }) => !key.startsWith('refund-failed:'));
    },
  ],
  [
    'failed refunds reported',
    'an order that is not marked though its refund failed',
    (s) => {
      failRefund(s);
      delete find(s, 'FL-BACK').refundFailedAt;
    },
  ],
  [
    'failed refunds reported',
    'an order that stays marked though its refund was settled',
    (s) => {
      failRefund(s);
      s.refunds[0]!.state = 'settled';
    },
  ],
  [
    'refunds in part',
    'a part whose money is not recorded',
    (s) => {
      refundPart(s);
      s.refunds.pop();
    },
  ],
  [
    'refunds in part',
    'parts of more units than were bought',
    (s) => {
      refundPart(s);
      find(s, 'FL-SHIP').partRefunds![0]!.lines[0]!.quantity = 6;
    },
  ],
  [
    'refunds in part',
    'parts that do not add up',
    (s) => {
      refundPart(s);
      find(s, 'FL-SHIP').partRefundedCents! += 1;
    },
  ],
  [
    'refunds in part',
    'two parts by one key',
    (s) => {
      refundPart(s);
      const { partRefunds = [] } = find(s, 'FL-SHIP');
      partRefunds.push({ ...partRefunds[0]!, part: 2 });
    },
  ],
];

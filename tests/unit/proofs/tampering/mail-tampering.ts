import { find, refundPart } from './recorded-events';
import type { Tamperings } from './tampering';

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
  'mails arrived': {
    'a sent mail that never came'(s) {
      s.mails.shift();
    },
    'two mails of one step'(s) {
      s.mails.push({ ...s.mails[0]!, messageId: 'another' });
    },
  },
};

import { find, loseDispute } from './recorded-events';
import type { Tamperings } from './tampering';

/** Ways in which data about disputes is wrong. */
export const DISPUTE_TAMPERING: Tamperings = {
  'disputes recorded': {
    'a dispute that is not on record'(s) {
      loseDispute(s);
      s.disputes = [];
    },
    'a dispute that the store takes for won'(s) {
      loseDispute(s);
      s.disputes[0]!.state = 'won';
    },
  },
  'disputes reported': {
    'a lost dispute that no mail reports'(s) {
      loseDispute(s);
      s.outbox = s.outbox.filter(({ key }) => !key.startsWith('dispute-'));
    },
    'an order that stays marked though its dispute was decided'(s) {
      loseDispute(s);
      find(s, 'FL-SHIP').disputedAt = new Date();
    },
    'an order that shows a dispute of another payment of its buyer as lost'(s) {
      loseDispute(s);
      s.provider.disputes[0]!.payment_intent = 'pi_second';
      s.disputes[0]!.intentId = 'pi_second';
    },
  },
};

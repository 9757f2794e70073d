import { ObjectId } from 'mongodb';
import type { Snapshot } from '@/proofs/checks/snapshot';
import { renewOffer } from '../sound-offers';
import { find } from './recorded-events';
import type { Tamperings } from './tampering';

const offerOf = ({ offers }: Snapshot, number: string) => offers.find((offer) => offer.number === number)!;

/** Ways in which data about offers is wrong. */
export const OFFER_TAMPERING: Tamperings = {
  'offers are ordered once': {
    'an offer with two orders'(s) {
      find(s, 'FL-SHIP').offerId = offerOf(s, 'OFF-DONE')._id;
    },
    'an order at other cents than were offered'(s) {
      offerOf(s, 'OFF-DONE').versions[0]!.lines[0]!.unitPriceCents -= 1;
    },
    'an order placed after the last day'(s) {
      offerOf(s, 'OFF-DONE').versions[0]!.validTo = new Date(0);
    },
    'an order of an offer that is still open'(s) {
      offerOf(s, 'OFF-DONE').state = 'sent';
    },
    'an order of no offer'(s) {
      find(s, 'FL-SHIP').offerId = new ObjectId();
    },
    'a line at the public price'(s) {
      find(s, 'FL-GONE').lines[0]!.receipt.code = 'public-price';
    },
  },
  'offers hold their units': {
    'a hold that outlives its last day'(s) {
      s.takenAt = new Date(offerOf(s, 'OFF-HELD').validTo.getTime() + 6 * 60_000);
    },
    'a hold of an offer that was declined'(s) {
      offerOf(s, 'OFF-HELD').state = 'declined';
    },
    'an open offer that promises stock and holds none'(s) {
      delete offerOf(s, 'OFF-HELD').heldVersion;
    },
    'units that were freed since its buyer asked for changes'(s) {
      renewOffer(s);
      offerOf(s, 'OFF-HELD').counters[0]!.at = new Date(0);
    },
    'units of an old version that were never freed'(s) {
      s.ledger = s.ledger.filter(({ reason }) => reason !== 'offer-released');
    },
    'fewer units than the version has'(s) {
      s.ledger.find(({ reason, part }) => reason === 'offer-held' && part === 2)!.change += 1;
    },
  },
  'on hand = available + reserved - owed': {
    'units that an offer holds and no tool reserves'(s) {
      s.tools[0]!.reserved -= 5;
    },
  },
  'versions of offers': {
    'a version that is missing'(s) {
      offerOf(s, 'OFF-HELD').versions.shift();
    },
    'a version whose lines were changed'(s) {
      offerOf(s, 'OFF-HELD').versions[0]!.lines[0]!.quantity += 1;
    },
  },
};

/** Stored states. An offer that was sent and whose last day is over is `expired`: by the clock, never stored. */
export const STORED_OFFER_STATES = ['sent', 'countered', 'accepted', 'declined', 'withdrawn'] as const;
export type StoredOfferState = (typeof STORED_OFFER_STATES)[number];

export const OFFER_STATES = [...STORED_OFFER_STATES, 'expired'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

export type OfferStep = 'accept' | 'counter' | 'decline' | 'withdraw' | 'version';

/** The newest version of an offer, and how it stands; `validTo` is the end of its last day. */
export type OfferStanding = { state: StoredOfferState; version: number; validTo: Date };

export function offerState({ state, validTo }: Omit<OfferStanding, 'version'>, now: Date): OfferState {
  return state === 'sent' && now > validTo ? 'expired' : state;
}

/**
 * From which states each step leads. Who asks for changes has turned the offer down, so that nobody accepts one that is
 * countered.
 */
const FROM: Readonly<Record<OfferStep, readonly OfferState[]>> = {
  accept: ['sent'],
  counter: ['sent', 'expired', 'declined'],
  decline: ['sent'],
  withdraw: ['sent', 'countered', 'expired'],
  version: ['sent', 'countered', 'declined', 'expired'],
};

const TO: Readonly<Record<OfferStep, StoredOfferState>> = {
  accept: 'accepted',
  counter: 'countered',
  decline: 'declined',
  withdraw: 'withdrawn',
  version: 'sent',
};

export function mayTakeStep(step: OfferStep, from: OfferState): boolean {
  return FROM[step].includes(from);
}

/** The state and the newest version after a step that answers version `seen`; null where the offer no longer allows it. */
export function afterStep(
  step: OfferStep,
  offer: OfferStanding,
  { seen, now }: { seen: number; now: Date },
): Pick<OfferStanding, 'state' | 'version'> | null {
  if (seen !== offer.version || !mayTakeStep(step, offerState(offer, now))) return null;
  return { state: TO[step], version: step === 'version' ? offer.version + 1 : offer.version };
}

/**
 * Returns whether the units of a version that holds stock are still held: while it may be answered, until its last day is over.
 */
export function holdsUnits({ state, validTo }: Omit<OfferStanding, 'version'>, now: Date): boolean {
  return (state === 'sent' || state === 'countered') && now <= validTo;
}

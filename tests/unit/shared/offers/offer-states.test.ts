import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  afterStep,
  holdsUnits,
  mayTakeStep,
  OFFER_STATES,
  type OfferStanding,
  type OfferStep,
  offerState,
} from '@/lib/shared/offers/offer-states';

const DAY_MS = 86_400_000;
const STARTED = Date.parse('2026-11-02T09:00:00Z');

const STEPS: readonly OfferStep[] = ['accept', 'counter', 'decline', 'withdraw', 'version'];

it.each([
  ['accept', ['sent']],
  ['decline', ['sent']],
  ['counter', ['sent', 'declined', 'expired']],
  ['withdraw', ['sent', 'countered', 'expired']],
  ['version', ['sent', 'countered', 'declined', 'expired']],
] as const)('the steps of an offer: %s leads from %j alone', (step, from) => {
  expect(OFFER_STATES.filter((state) => mayTakeStep(step, state)).toSorted()).toEqual([...from].toSorted());
});

it('the steps of an offer is valid to the last moment of its day, and expired after it', () => {
  const validTo = new Date('2026-11-10T23:59:59.999Z');
  expect(offerState({ state: 'sent', validTo }, validTo)).toBe('sent');
  expect(offerState({ state: 'sent', validTo }, new Date(validTo.getTime() + 1))).toBe('expired');
});

it.each(['countered', 'accepted', 'declined', 'withdrawn'] as const)(
  'the steps of an offer does not expire once it is %s',
  (state) => {
    expect(offerState({ state, validTo: new Date(STARTED) }, new Date(STARTED + DAY_MS))).toBe(state);
  },
);

/** An offer in words, apart from how the store computes its state. */
type Model = {
  now: number;
  isOrdered: boolean;
  isWithdrawn: boolean;
  isTurnedDown: boolean;
  isCountered: boolean;
  versions: number;
  validTo: number;
};
type Real = { offer: OfferStanding; now: Date; accepted: number };

class Wait implements fc.Command<Model, Real> {
  constructor(readonly days: number) {}
  check = () => true;
  run(model: Model, real: Real) {
    model.now += this.days * DAY_MS;
    real.now = new Date(model.now);
  }
  toString = () => `wait ${this.days} days`;
}

class Take implements fc.Command<Model, Real> {
  constructor(
    readonly step: OfferStep,
    readonly behind: number,
    readonly days: number,
  ) {}
  check = () => true;

  run(model: Model, real: Real) {
    const seen = real.offer.version - this.behind;
    const after = afterStep(this.step, real.offer, { seen, now: real.now });
    const isLate = model.now > model.validTo;
    const isOpen = !model.isOrdered && !model.isWithdrawn;
    const isAnswerable = isOpen && !model.isTurnedDown && !model.isCountered;
    const allowed: Record<OfferStep, boolean> = {
      accept: isAnswerable && !isLate,
      decline: isAnswerable && !isLate,
      counter: isOpen && !model.isCountered,
      withdraw: isOpen && !model.isTurnedDown,
      version: isOpen,
    };
    expect(after !== null).toBe(this.behind === 0 && allowed[this.step]);
    if (!after) return;
    const validTo = this.step === 'version' ? new Date(model.now + this.days * DAY_MS) : real.offer.validTo;
    real.offer = { ...after, validTo };
    if (this.step === 'accept') {
      model.isOrdered = true;
      real.accepted += 1;
    }
    if (this.step === 'withdraw') model.isWithdrawn = true;
    model.isCountered = this.step === 'counter' || (this.step === 'withdraw' && model.isCountered);
    model.isTurnedDown = this.step === 'decline';
    if (this.step === 'version') {
      model.versions += 1;
      model.validTo = validTo.getTime();
    }
    expect(real.offer.version).toBe(model.versions);
    expect(real.accepted).toBeLessThanOrEqual(1);
    const isHeld =
      isOpen && !model.isOrdered && !model.isWithdrawn && !model.isTurnedDown && model.now <= model.validTo;
    expect(holdsUnits(real.offer, real.now)).toBe(isHeld);
  }
  toString = () => `${this.step} a version ${this.behind} behind, ${this.days} days`;
}

it('an offer, whatever shop and buyer do moves as its model does: ordered once at most, of the newest version alone', () => {
  const days = fc.integer({ min: 0, max: 20 });
  const commands = [
    days.map((each) => new Wait(each)),
    fc
      .tuple(fc.constantFrom(...STEPS), fc.constantFrom(0, 0, 0, 1), days)
      .map(([step, behind, each]) => new Take(step, behind, each)),
  ];
  fc.assert(
    fc.property(fc.commands(commands, { maxCommands: 60 }), (tried) => {
      const validTo = STARTED + 14 * DAY_MS;
      const start = () => ({
        model: {
          now: STARTED,
          isOrdered: false,
          isWithdrawn: false,
          isTurnedDown: false,
          isCountered: false,
          versions: 1,
          validTo,
        },
        real: {
          offer: { state: 'sent' as const, version: 1, validTo: new Date(validTo) },
          now: new Date(STARTED),
          accepted: 0,
        },
      });
      fc.modelRun(start, tried);
    }),
    { numRuns: 500 },
  );
});

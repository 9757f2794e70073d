import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canTake, countedUnits, type ReturnStep, stateAfter } from '@/lib/shared/shipments/return-states';
import { RETURN_STATES } from '@/lib/shared/shipments/shipment.schema';

const STEPS: readonly ReturnStep[] = ['approve', 'refuse', 'withdraw', 'receive', 'settle', 'close'];

it('settled, refused, withdrawn and closed returns take no step', () => {
  const ends = RETURN_STATES.filter((state) => STEPS.every((step) => !canTake(step, state)));
  expect(ends).toEqual(['settled', 'refused', 'withdrawn', 'closed']);
});

it('what has arrived cannot be withdrawn, and nothing is settled before it has arrived', () => {
  expect(RETURN_STATES.filter((state) => canTake('withdraw', state))).toEqual(['requested', 'approved']);
  expect(RETURN_STATES.filter((state) => canTake('settle', state))).toEqual(['received']);
});

const line = { quantity: 5, approved: 4, restock: 2, scrap: 1 };

it.each([
  ['requested', 5],
  ['approved', 4],
  ['received', 3],
  ['settled', 3],
  ['closed', 3],
  ['refused', 0],
  ['withdrawn', 0],
] as const)('a return that is %s counts %i units', (state, units) => {
  expect(countedUnits(state, line)).toBe(units);
});

it('a return that is closed before anything came counts no units', () => {
  expect(countedUnits('closed', { quantity: 5, approved: 5 })).toBe(0);
});

it('no sequence of steps counts more units than were asked for, and each ends after three at most', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...STEPS), { maxLength: 8 }), (steps) => {
      let state: (typeof RETURN_STATES)[number] = 'requested';
      let taken = 0;
      for (const step of steps) {
        if (!canTake(step, state)) continue;
        state = stateAfter(step);
        taken += 1;
        expect(countedUnits(state, line)).toBeLessThanOrEqual(line.quantity);
      }
      expect(taken).toBeLessThanOrEqual(3);
      if (taken === 3) expect(STEPS.some((step) => canTake(step, state))).toBe(false);
    }),
  );
});

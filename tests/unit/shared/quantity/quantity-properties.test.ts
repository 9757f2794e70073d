import fc from 'fast-check';
import { expect, it } from 'vitest';
import { issueSentence } from '@/lib/shared/messages/errors';
import { checkQuantity, isLegal, nearestQuantity } from '@/lib/shared/quantity/check-quantity';
import type { QuantityRules } from '@/lib/shared/quantity/quantity-rules';

const rules = fc.record(
  {
    moq: fc.integer({ min: 1, max: 60 }),
    available: fc.integer({ min: 0, max: 300 }),
    step: fc.integer({ min: 1, max: 30 }),
  },
  { requiredKeys: ['moq', 'available'] },
);
const quantity = fc.oneof(
  fc.integer({ min: -20, max: 400 }),
  fc.double({ min: -20, max: 400, noNaN: true }),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
);

/** All quantities that can be ordered, by trying every one. */
function allLegal({ moq, available, step = 1 }: QuantityRules): number[] {
  const legal: number[] = [];
  for (let units = 1; units <= available; units += 1)
    if (units >= moq && (units - moq) % step === 0) legal.push(units);
  return legal;
}

it('any quantity under any rules is legal exactly if trying every one finds it', () => {
  fc.assert(
    fc.property(quantity, rules, (asked, given) => {
      const expected = allLegal(given).includes(asked);
      expect(isLegal(asked, given)).toBe(expected);
      expect(checkQuantity(asked, given).problems.length === 0).toBe(expected);
    }),
  );
});

it('any quantity under any rules has as neighbours the nearest legal ones, with none between', () => {
  fc.assert(
    fc.property(quantity, rules, (asked, given) => {
      const legal = allLegal(given);
      const { below, above } = checkQuantity(asked, given);
      expect(below).toBe(legal.filter((units) => units < asked).at(-1) ?? null);
      expect(above).toBe(legal.find((units) => units > asked) ?? null);
    }),
  );
});

it('any quantity under any rules is adjusted to a legal one if there is any, and no other is nearer or, as near, larger', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20, max: 400 }), rules, (asked, given) => {
      const legal = allLegal(given);
      const nearest = nearestQuantity(asked, given);
      expect(nearest === null).toBe(legal.length === 0);
      if (nearest === null) return;
      expect(legal).toContain(nearest);
      const distance = (units: number) => Math.abs(units - asked);
      const better = legal.filter(
        (units) =>
          distance(units) < distance(nearest) || (distance(units) === distance(nearest) && units > nearest),
      );
      expect(better).toEqual([]);
    }),
  );
});

it('any quantity under any rules leads, through its neighbours, to every legal one', () => {
  fc.assert(
    fc.property(rules, (given) => {
      const walked: number[] = [];
      for (let next = checkQuantity(0, given).above; next !== null; next = checkQuantity(next, given).above)
        walked.push(next);
      expect(walked).toEqual(allLegal(given));
    }),
  );
});

it('any quantity under any rules is not ruled out by packs', () => {
  const packs = [
    { name: 'Box', units: 7 },
    { name: 'Carton', units: 35 },
  ];
  fc.assert(
    fc.property(quantity, rules, (asked, given) => {
      expect(checkQuantity(asked, { ...given, packs })).toEqual(checkQuantity(asked, given));
    }),
  );
});

it('any quantity under any rules has every parameter its sentence names', () => {
  fc.assert(
    fc.property(quantity, rules, (asked, given) => {
      for (const { code, params = {} } of checkQuantity(asked, given).problems)
        for (const [, name = ''] of issueSentence(code).matchAll(/\{(\w+)\}/g))
          expect(params[name]).toBeTypeOf('number');
    }),
  );
});

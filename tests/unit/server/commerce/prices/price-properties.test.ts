import fc from 'fast-check';
import { expect, it } from 'vitest';
import { receiptResponse } from '@/lib/server/commerce/prices/buyer';
import { priceLine, tierTable } from '@/lib/server/commerce/prices/price-line';
import { toCents } from '@/lib/shared/numbers/money';
import { changedPriceCents } from '@/lib/shared/numbers/unit-price';
import { recomputeUnitPrice } from '@/lib/shared/prices/price-receipt';
import { type Receipt, receiptSchema } from '@/lib/shared/prices/tool-price.schema';
import { naiveUnitCents } from '@/tests/support/naive-price';
import { randomLists, randomQuery } from './random-prices';

/** Computes a receipt again as someone would who has nothing but the response of a call. */
function recomputeResponse({ base, fixed, percent, rounding, capped }: Receipt): number {
  const change = {
    fixedCents: fixed === undefined ? undefined : toCents(fixed),
    percent,
    roundingCents: rounding === undefined ? undefined : toCents(rounding),
  };
  const cents = changedPriceCents(toCents(base), change);
  return capped ? Math.min(cents, toCents(base)) : cents;
}

it('10,000 random prices are those of an independent implementation, and of their receipts when computed again', () => {
  fc.assert(
    fc.property(randomQuery, (query) => {
      const { unitCents, lineCents, receipt } = priceLine(query);
      expect(unitCents).toBe(naiveUnitCents(query));
      expect(lineCents).toBe(unitCents * query.quantity);
      expect(receipt.unitPriceCents).toBe(unitCents);
      expect(recomputeUnitPrice(receipt)).toBe(unitCents);
      for (const reader of ['buyer', 'admin'] as const)
        expect(recomputeResponse(receiptResponse(receipt, reader))).toBe(unitCents);
    }),
    { numRuns: 10_000 },
  );
});

it('any price is a whole number of cents, at least none, at most the public price', () => {
  fc.assert(
    fc.property(randomQuery, (query) => {
      const { unitCents } = priceLine(query);
      expect(Number.isSafeInteger(unitCents)).toBe(true);
      expect(unitCents).toBeGreaterThanOrEqual(0);
      expect(unitCents).toBeLessThanOrEqual(query.tool.priceCents);
    }),
  );
});

it('any price of a group is never above what everyone else pays for as many', () => {
  fc.assert(
    fc.property(randomQuery, (query) => {
      const forAll = priceLine({ ...query, group: null });
      expect(priceLine(query).unitCents).toBeLessThanOrEqual(forAll.unitCents);
    }),
  );
});

it('any price is the same in whatever order lists, rules and tiers are stored', () => {
  fc.assert(
    fc.property(randomQuery, (query) => {
      const turned = query.lists.toReversed().map((list) => ({
        ...list,
        rules: list.rules.toReversed().map((rule) => ({ ...rule, tiers: rule.tiers.toReversed() })),
      }));
      expect(priceLine({ ...query, lists: turned })).toEqual(priceLine(query));
    }),
  );
});

it('any price does not depend on lists of other groups', () => {
  fc.assert(
    fc.property(randomQuery, randomLists, (query, others) => {
      const foreign = others.map((list) => ({
        ...list,
        id: `other ${list.id}`,
        for: { groupId: 'others' },
      }));
      expect(priceLine({ ...query, lists: [...foreign, ...query.lists] })).toEqual(priceLine(query));
    }),
  );
});

it('any price does not rise with the quantity on a ladder that falls', () => {
  const falling = fc
    .uniqueArray(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 6 })
    .chain((froms) =>
      fc.array(fc.nat(10_000), { minLength: froms.length, maxLength: froms.length }).map((percents) => {
        const rising = percents.toSorted((a, b) => a - b);
        return froms
          .toSorted((a, b) => a - b)
          .map((from, index) => ({ from, percent: (rising[index] ?? 0) / 100 }));
      }),
    );
  const step = fc.constantFrom(1, 5, 10, 100);
  const units = fc.integer({ min: 1, max: 600 });
  fc.assert(
    fc.property(falling, step, units, units, randomQuery, (tiers, roundingCents, one, other, query) => {
      const rules = [{ sku: query.tool.sku, tiers }];
      const list = { id: '1', name: '', priority: 0, createdAt: query.at, roundingCents, rules };
      const lists = [{ ...list, for: { everyone: true } as const }];
      const at = (quantity: number) => priceLine({ ...query, lists, quantity }).unitCents;
      expect(at(Math.max(one, other))).toBeLessThanOrEqual(at(Math.min(one, other)));
    }),
  );
});

it('the table of tiers has the price of every quantity from the minimum on', () => {
  fc.assert(
    fc.property(randomQuery, fc.integer({ min: 1, max: 30 }), (query, moq) => {
      const rows = tierTable(query, moq);
      expect(rows[0]?.from).toBe(moq);
      for (let quantity = moq; quantity <= 70; quantity += 1) {
        const row = rows.findLast(({ from }) => from <= quantity);
        expect(row?.unitCents).toBe(priceLine({ ...query, quantity }).unitCents);
      }
    }),
    { numRuns: 300 },
  );
});

it('the table of tiers has a row only where the price changes', () => {
  fc.assert(
    fc.property(randomQuery, fc.integer({ min: 1, max: 30 }), (query, moq) => {
      const rows = tierTable(query, moq);
      for (const [index, { from, unitCents }] of rows.entries()) {
        const before = rows[index - 1];
        if (!before) continue;
        expect(from).toBeGreaterThan(before.from);
        expect(unitCents).not.toBe(before.unitCents);
        expect(priceLine({ ...query, quantity: from - 1 }).unitCents).toBe(before.unitCents);
      }
    }),
    { numRuns: 300 },
  );
});

it('the table of tiers without lists is one row', () => {
  const tool = { sku: 'A', category: 'b', priceCents: 1250 };
  expect(tierTable({ tool, group: null, lists: [], at: new Date(0) }, 10)).toEqual([
    { from: 10, unitCents: 1250 },
  ]);
});

it('the response about a price matches its schema, and names no list to buyers', () => {
  fc.assert(
    fc.property(randomQuery, (query) => {
      const { receipt } = priceLine(query);
      const shown = receiptResponse(receipt, 'buyer');
      expect(receiptSchema.strict().parse(shown)).toEqual(shown);
      expect(JSON.stringify(shown)).not.toContain('List ');
      expect(shown.sentence).not.toContain('{');
      const forAdmin = receiptResponse(receipt, 'admin');
      expect(forAdmin.list).toBe(receipt.list?.name);
      expect(forAdmin.sentence).not.toContain('{');
      if (receipt.list) expect(forAdmin.sentence).toContain(receipt.list.name);
    }),
  );
});

it('the response about a price reads "Your price" or "From 10 units" to buyers', () => {
  const query = {
    tool: { sku: 'A', category: 'b', priceCents: 1250 },
    group: 'dealers',
    at: new Date(0),
    lists: [
      {
        id: '1',
        name: 'Dealers 2026',
        priority: 0,
        for: { groupId: 'dealers' },
        createdAt: new Date(0),
        rules: [
          {
            sku: 'A',
            tiers: [
              { from: 1, percent: 5 },
              { from: 10, percent: 10 },
            ],
          },
        ],
      },
    ],
  };
  const sentences = (reader: 'buyer' | 'admin') =>
    [5, 10].map((quantity) => receiptResponse(priceLine({ ...query, quantity }).receipt, reader).sentence);
  expect(sentences('buyer')).toEqual(['Your price', 'From 10 units']);
  expect(sentences('admin')).toEqual([
    'Price list “Dealers 2026”',
    'Price list “Dealers 2026”, from 10 units',
  ]);
});

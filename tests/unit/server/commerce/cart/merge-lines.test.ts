import fc from 'fast-check';
import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { mergeLines, toolIdsOfLines } from '@/lib/server/commerce/cart/add-lines-to-cart';
import type { ToolOffer } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import type { CartLineDocument } from '@/lib/server/platform/db/documents/carts-and-lists';
import { isLegal } from '@/lib/shared/quantity/check-quantity';

const [HAMMER, SAW, DRILL] = Array.from({ length: 3 }, () => new ObjectId()) as [
  ObjectId,
  ObjectId,
  ObjectId,
];

function offer(toolId: ObjectId, rules: Partial<ToolOffer> = {}): ToolOffer {
  const about = {
    sku: `FT-${toolId.toHexString().slice(-4)}`,
    name: 'Hammer',
    slug: 'hammer',
    category: 'hammers',
    image: '/h.webp',
  };
  const sale = 'on-sale' as const;
  return { toolId, ...about, unitPriceCents: 1_250, moq: 1, step: 1, available: 100, sale, ...rules };
}

const offers = (...list: ToolOffer[]) => new Map(list.map((one) => [one.toolId.toHexString(), one]));
const line = (toolId: ObjectId, quantity: number, more: Partial<CartLineDocument> = {}): CartLineDocument => {
  const { sku, name, image } = offer(toolId);
  return { toolId, sku, name, image, quantity, ...more };
};
const joining = (toolId: ObjectId, quantity: number) => ({ toolId: toolId.toHexString(), quantity });
const quantities = ({ lines }: { lines: CartLineDocument[] }) => lines.map(({ quantity }) => quantity);

it('lines that join a cart add to what is there, and come last where they are new', () => {
  const joined = mergeLines(
    [line(HAMMER, 2, { reference: 'Bay 7' })],
    [joining(SAW, 4), { ...joining(HAMMER, 3), toolId: HAMMER.toHexString().toUpperCase() }],
    offers(offer(HAMMER), offer(SAW)),
  );
  expect(joined.lines.map(({ toolId }) => toolId)).toEqual([HAMMER, SAW]);
  expect(quantities(joined)).toEqual([5, 4]);
  expect(joined.lines[0]?.reference).toBe('Bay 7');
  expect(joined.outcomes.map(({ outcome, code }) => [outcome, code])).toEqual([
    ['added', 'line-added'],
    ['added', 'line-added'],
  ]);
});

it('lines that join a cart of one tool add up before their sum is adjusted, once', () => {
  const steps = offers(offer(SAW, { moq: 20, step: 1 }));
  const joined = mergeLines([], [joining(SAW, 5), joining(SAW, 6)], steps);
  expect(quantities(joined)).toEqual([20]);
  expect(joined.outcomes.map(({ code, params }) => [code, params])).toEqual([
    ['line-adjusted', { quantity: 20, wanted: 11 }],
    ['line-adjusted', { quantity: 20, wanted: 11 }],
  ]);
  expect(quantities(mergeLines([line(SAW, 24)], [joining(SAW, 6)], steps))).toEqual([30]);
});

it('lines that join a cart add up what a list says of them', () => {
  const written = (quantity: number, text: string) => ({ written: { quantity, text } });
  const incoming = [
    { ...joining(SAW, 5), ...written(5, 'FL-1;5') },
    { ...joining(SAW, 6), ...written(6, '6 x FL-1') },
  ];
  expect(mergeLines([line(SAW, 1)], incoming, offers(offer(SAW))).lines[0]).toMatchObject({
    ...{ quantity: 12, written: { quantity: 11, text: 'FL-1;5 · 6 x FL-1' } },
  });
});

it.each([
  ['below the minimum', { moq: 10 }, 3, 10],
  ['between steps, nearer to the one below', { moq: 10, step: 5 }, 12, 10],
  ['between steps, nearer to the one above', { moq: 10, step: 5 }, 13, 15],
  ['half way between steps', { moq: 10, step: 10 }, 15, 20],
  ['far below the next step', { moq: 100, step: 100, available: 1_000 }, 101, 100],
  ['off a step at the limit of a cart', { moq: 7, step: 7, available: 10_000_000 }, 1_000_006, 999_999],
  ['more than there is', { available: 4 }, 9, 4],
])('lines that join a cart are adjusted, and marked so: %s', (_, rules, wanted, quantity) => {
  const joined = mergeLines([], [joining(SAW, wanted)], offers(offer(SAW, rules)));
  expect(quantities(joined)).toEqual([quantity]);
  expect(joined.outcomes).toMatchObject([
    {
      outcome: 'adjusted',
      code: 'line-adjusted',
      params: { quantity, wanted },
      message: `${quantity} in your cart instead of ${wanted}, the nearest quantity that can be ordered`,
    },
  ]);
});

it.each([
  ['sold out', { available: 0 }],
  ['on request', { sale: 'on-request' as const }],
])('lines that join a cart stay as they are where nothing can be ordered: %s', (_, rules) => {
  const joined = mergeLines([line(SAW, 1)], [joining(SAW, 3)], offers(offer(SAW, rules)));
  expect(quantities(joined)).toEqual([4]);
  expect(joined.outcomes).toMatchObject([{ outcome: 'added', code: 'line-added-unorderable' }]);
});

it('lines that join a cart name what is not sold any more, and what replaces it', () => {
  const successorId = DRILL.toHexString();
  const joined = mergeLines(
    [],
    [
      { ...joining(HAMMER, 1), sku: 'FT-OLD', name: 'Old hammer' },
      { ...joining(SAW, 2), sku: 'FT-SAW', name: 'Old saw', successorId },
      { toolId: 'no-id', quantity: 1 },
    ],
    offers(offer(DRILL, { sku: 'FT-NEW' })),
  );
  expect(joined.lines).toMatchObject([{ toolId: DRILL, quantity: 2 }]);
  expect(joined.outcomes).toMatchObject([
    { outcome: 'unavailable', code: 'line-not-on-sale', sku: 'FT-OLD', name: 'Old hammer' },
    { outcome: 'replaced', code: 'line-replaced', sku: 'FT-SAW', params: { sku: 'FT-NEW' } },
    { outcome: 'unavailable', code: 'line-not-on-sale', sku: '' },
  ]);
});

it('lines that join a cart find no room beyond 500 tools, but still add to those there', () => {
  const full = Array.from({ length: 500 }, () => line(new ObjectId(), 1));
  const first = full[0]?.toolId as ObjectId;
  const joined = mergeLines(full, [joining(SAW, 1), joining(first, 1)], offers(offer(SAW), offer(first)));
  expect(joined.lines).toHaveLength(500);
  expect(joined.lines[0]?.quantity).toBe(2);
  expect(joined.outcomes).toMatchObject([
    { outcome: 'unavailable', code: 'line-without-room' },
    { outcome: 'added' },
  ]);
});

it('lines that join a cart lose nothing unsaid, and make quantities that can be ordered wherever one can', () => {
  const rules = fc.record({
    moq: fc.integer({ min: 1, max: 12 }),
    step: fc.integer({ min: 1, max: 6 }),
    available: fc.integer({ min: 0, max: 40 }),
  });
  const wish = fc.array(fc.tuple(fc.constantFrom(HAMMER, SAW, DRILL), fc.integer({ min: 1, max: 50 })), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(rules, wish, wish, (rule, before, wanted) => {
      const inCart = [...new Map(before.map(([id, quantity]) => [id, line(id, quantity)])).values()];
      const sold = offers(offer(HAMMER, rule), offer(SAW, rule));
      const joined = mergeLines(
        inCart,
        wanted.map(([id, quantity]) => joining(id, quantity)),
        sold,
      );
      expect(joined.outcomes).toHaveLength(wanted.length);
      for (const [place, { outcome, toolId }] of joined.outcomes.entries()) {
        const there = joined.lines.find((one) => one.toolId.toHexString() === toolId);
        const isSold = sold.has((wanted[place] as [ObjectId, number])[0].toHexString());
        expect(outcome === 'unavailable').toBe(!isSold);
        if (!isSold) continue;
        expect(there).toBeDefined();
        expect(isLegal(there?.quantity ?? 0, rule) || rule.available < rule.moq).toBe(true);
      }
      for (const untouched of inCart) {
        if (wanted.some(([id]) => id === untouched.toolId)) continue;
        expect(joined.lines).toContainEqual(untouched);
      }
    }),
  );
});

it('lines that join a cart name each tool once, without malformed ids', () => {
  const id = SAW.toHexString();
  const ids = toolIdsOfLines([
    { toolId: id.toUpperCase(), quantity: 1, successorId: HAMMER.toHexString() },
    { toolId: id, quantity: 1 },
    { toolId: 'no-id', quantity: 1 },
  ]);
  expect(ids.map((one) => one.toHexString())).toEqual([id, HAMMER.toHexString()]);
});

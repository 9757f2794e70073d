import fc from 'fast-check';
import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { applyOperations } from '@/lib/server/commerce/cart/change-cart';
import { lineProblems } from '@/lib/server/commerce/cart/get-cart';
import type { ToolOffer } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import type { CartLineDocument } from '@/lib/server/platform/db/documents/carts-and-lists';
import type { CartOperation } from '@/lib/shared/cart/cart.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { QUANTITY_MAX } from '@/lib/shared/quantity/quantity-rules';

const TOOLS = Array.from({ length: 4 }, () => new ObjectId());
const IDS = TOOLS.map((id) => id.toHexString());

function offer(toolId: ObjectId, stock: Partial<ToolOffer> = {}): ToolOffer {
  const about = {
    sku: `FT-${toolId.toHexString()}`,
    category: 'hammers',
    name: 'Hammer',
    slug: 'h',
    image: '/h.webp',
  };
  return {
    toolId,
    ...about,
    unitPriceCents: 1_250,
    moq: 1,
    step: 1,
    available: 100,
    sale: 'on-sale',
    ...stock,
  };
}

const OFFERS = new Map(TOOLS.map((toolId) => [toolId.toHexString(), offer(toolId)]));

const operation: fc.Arbitrary<CartOperation> = fc.oneof(
  fc.record({
    op: fc.constantFrom('add' as const, 'set' as const),
    toolId: fc.constantFrom(...IDS),
    quantity: fc.integer({ min: 1, max: 50 }),
  }),
  fc.record({ op: fc.constant('remove' as const), toolId: fc.constantFrom(...IDS) }),
);

/** The quantities of a cart, by tool. */
const asMap = (lines: readonly CartLineDocument[]) =>
  new Map(lines.map(({ toolId, quantity }) => [toolId.toHexString(), quantity]));

/** Returns what the operations mean, one after the other. */
function model(operations: readonly CartOperation[]): Map<string, number> {
  const cart = new Map<string, number>();
  for (const one of operations) {
    if (one.op === 'remove') cart.delete(one.toolId);
    else cart.set(one.toolId, one.quantity + (one.op === 'add' ? (cart.get(one.toolId) ?? 0) : 0));
  }
  return cart;
}

it('operations on a cart have the result of the model, whether sent at once or one by one', () => {
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 60 }), (operations) => {
      const atOnce = applyOperations([], operations, OFFERS);
      const oneByOne = operations.reduce<CartLineDocument[]>(
        (lines, one) => applyOperations(lines, [one], OFFERS),
        [],
      );
      expect(asMap(atOnce)).toEqual(model(operations));
      expect(oneByOne).toEqual(atOnce);
    }),
  );
});

it('operations on a cart that only add have the same result in any order', () => {
  const additions = fc.array(
    operation.filter(({ op }) => op === 'add'),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(additions, fc.array(fc.nat(), { maxLength: 30 }), (operations, keys) => {
      const shuffled = operations
        .map((one, place) => ({ one, key: keys[place] ?? 0 }))
        .sort((a, b) => a.key - b.key)
        .map(({ one }) => one);
      expect(asMap(applyOperations([], shuffled, OFFERS))).toEqual(
        asMap(applyOperations([], operations, OFFERS)),
      );
    }),
  );
});

it('operations on a cart keep the buyer’s reference until another or an empty one is given', () => {
  const [toolId = ''] = IDS;
  const add = (reference?: string): CartOperation => {
    return { op: 'add', toolId, quantity: 1, ...(reference === undefined ? {} : { reference }) };
  };
  const referenceAfter = (...operations: CartOperation[]) =>
    applyOperations([], operations, OFFERS)[0]?.reference;
  expect(referenceAfter(add('Bay 7'), add())).toBe('Bay 7');
  expect(referenceAfter(add('Bay 7'), add('Bay 8'))).toBe('Bay 8');
  expect(referenceAfter(add('Bay 7'), add(''))).toBeUndefined();
});

it('operations on a cart refuse more than a million units of a tool, and tools that are not sold', () => {
  const [toolId = ''] = IDS;
  const most: CartOperation = { op: 'set', toolId, quantity: QUANTITY_MAX };
  expect(() => applyOperations([], [most, { op: 'add', toolId, quantity: 1 }], OFFERS)).toThrow(AppError);
  expect(() => applyOperations([], [most], new Map())).toThrow(AppError);
  const [line] = applyOperations([], [most], OFFERS);
  expect(applyOperations([line!], [{ op: 'remove', toolId }], new Map())).toEqual([]);
});

const tool = offer(TOOLS[0]!, { moq: 10, available: 40 });

it.each<[number, number, [string, number | undefined][]]>([
  [10, 40, []],
  [40, 40, []],
  [9, 40, [['quantity-below-moq', 10]]],
  [41, 40, [['quantity-above-available', 40]]],
  // Less is left than the minimum order: nothing can be ordered.
  [41, 9, [['quantity-above-available', undefined]]],
  [
    5,
    3,
    [
      ['quantity-below-moq', undefined],
      ['quantity-above-available', undefined],
    ],
  ],
])('%i of %i available: %j', (quantity, available, expected) => {
  const problems = lineProblems(quantity, { ...tool, available });
  expect(problems.map(({ code, fix }) => [code, fix?.quantity])).toEqual(expected);
});

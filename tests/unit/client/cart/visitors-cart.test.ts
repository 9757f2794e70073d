import fc from 'fast-check';
import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { changeVisitorsLines, parseVisitorsCart } from '@/lib/client/cart/visitors-cart';
import { applyOperations } from '@/lib/server/commerce/cart/change-cart';
import type { ToolOffer } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import type { CartOperation } from '@/lib/shared/cart/cart.schema';

const IDS = Array.from({ length: 4 }, () => new ObjectId().toHexString());
const reference = fc.option(fc.constantFrom('', 'Bay 7', 'Bay 8'), { nil: undefined });
const fields = {
  toolId: fc.constantFrom(...IDS),
  quantity: fc.integer({ min: 1, max: 600_000 }),
  reference,
};
const written = fc.record({
  quantity: fc.integer({ min: 1, max: 9 }),
  text: fc.constantFrom('', '2 x FL-1'),
});
const operation: fc.Arbitrary<CartOperation> = fc.oneof(
  fc.record({ op: fc.constant('add' as const), ...fields, written: fc.option(written, { nil: undefined }) }),
  fc.record({ op: fc.constant('set' as const), ...fields, written: fc.option(written) }),
  fc.record({ op: fc.constant('set' as const), ...fields }),
  fc.record({ op: fc.constant('remove' as const), toolId: fc.constantFrom(...IDS) }),
);

const offers = new Map(
  IDS.map((id): [string, ToolOffer] => {
    const about = {
      toolId: new ObjectId(id),
      sku: id,
      category: 'x',
      name: 'Hammer',
      slug: 'h',
      image: '/h.webp',
    };
    return [id, { ...about, unitPriceCents: 100, moq: 1, step: 1, available: 9, sale: 'on-sale' as const }];
  }),
);

it("a visitor's cart changes as the cart of an account does", () => {
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 12 }), (operations) => {
      const changed = changeVisitorsLines([], operations);
      let expected: unknown = 'cart-quantity-invalid';
      try {
        expected = applyOperations([], operations, offers).map((line) => {
          const words = {
            ...(line.reference ? { reference: line.reference } : {}),
            ...(line.written ? { written: line.written } : {}),
          };
          return { toolId: line.toolId.toHexString(), quantity: line.quantity, ...words };
        });
      } catch {
        // Refused: too many units.
      }
      expect(changed).toEqual(expected);
    }),
  );
});

it("a visitor's cart has at most 500 lines", () => {
  const additions = (count: number) =>
    Array.from({ length: count }, (_, place) => ({ op: 'add' as const, toolId: `${place}`, quantity: 1 }));
  expect(changeVisitorsLines([], additions(500))).toHaveLength(500);
  expect(changeVisitorsLines([], additions(501))).toBe('cart-lines-too-many');
});

it("a visitor's cart is read as it was stored, without what is no line; anything else is none", () => {
  const cart = { id: 'abc', version: 3, lines: [{ toolId: 'a', quantity: 2, reference: 'Bay 7' }] };
  expect(parseVisitorsCart(JSON.stringify(cart))).toEqual(cart);
  const spoilt = { ...cart, lines: [...cart.lines, null, { toolId: 'b' }, { toolId: 'c', quantity: 0 }] };
  expect(parseVisitorsCart(JSON.stringify(spoilt))).toEqual(cart);
  for (const stored of [null, '', '{', '5', '[]', '{"id":1,"lines":[]}', '{"id":"a"}']) {
    expect(parseVisitorsCart(stored)).toBeNull();
  }
});

import { expect, it } from 'vitest';
import { orderCartFormSchema, orderCartSchema } from '@/lib/shared/cart/cart.schema';
import { acceptOfferFormSchema, acceptOfferSchema } from '@/lib/shared/offers/offer.schema';
import {
  deliveryFields,
  deliveryOf,
  deliveryWishFields,
  orderFormSchema,
  placeOrderSchema,
} from '@/lib/shared/orders/order.schema';

const FIELDS = Object.keys(deliveryFields);

it.each([
  ['the order of a single tool', placeOrderSchema],
  ['its form', orderFormSchema({ moq: 1, available: 10 })],
  ['the order of a cart', orderCartSchema],
  ['its form', orderCartFormSchema],
  ['the acceptance of an offer', acceptOfferSchema],
  ['its form', acceptOfferFormSchema],
])('%s takes every field that a buyer says of an order', (_, schema) => {
  expect(FIELDS.filter((name) => !Object.hasOwn(schema.shape, name))).toEqual([]);
});

it('each of these fields and what is wished of delivery is handed on to the order, and nothing else is', () => {
  const handedOn = [...FIELDS, ...Object.keys(deliveryWishFields)];
  const sent = Object.fromEntries([...handedOn, 'toolId'].map((name) => [name, name]));
  const given = deliveryOf(sent as Parameters<typeof deliveryOf>[0]);
  expect(given).toEqual(Object.fromEntries(handedOn.map((name) => [name, name])));
});

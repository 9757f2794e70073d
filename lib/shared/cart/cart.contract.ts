import type { z } from 'zod';
import { callsOf } from '../calls/contract';
import { idParamSchema } from '../calls/fields.schema';
import { insertedSchema } from '../calls/write-results.schema';
import {
  CART_BODY_BYTES,
  cartPreviewInputSchema,
  cartPreviewSchema,
  cartSchema,
  changeCartSchema,
  joinedCartSchema,
  mergeCartSchema,
  orderCartSchema,
} from './cart.schema';
import type {
  CartPreviewRequest,
  ChargedCartPreviewInput,
  ChargedPreview,
  OrderCartRequest,
} from './charged-cart.schema';

const OWN = 'one’s own cart';
const LINES_PER_READ = 25;

export const cartCalls = callsOf({ tag: 'Cart', who: 'either', whose: OWN })({
  getCart: {
    method: 'GET',
    path: '/api/cart',
    summary: 'One’s cart at the prices of this moment, with what keeps a line from being ordered.',
    success: { status: 200, description: 'The cart.', schema: cartSchema },
  },
  changeCart: {
    method: 'PATCH',
    path: '/api/cart',
    summary:
      'Add, set or remove lines: every operation or none. Additions never conflict; setting against an older version is refused with the cart as it is.',
    request: changeCartSchema,
    requestBytesMax: CART_BODY_BYTES,
    idempotency: 'changes nothing again, and returns the cart as it then is',
    success: { status: 200, description: 'The cart.', schema: cartSchema },
    errors: ['not-found', 'cart-changed'],
  },
  orderCart: {
    method: 'POST',
    path: '/api/cart/order',
    summary:
      'Order everything in the cart and empty it. Refused, with the cart as it was, if it is not as the buyer saw it or a line cannot be ordered.',
    request: orderCartSchema as OrderCartRequest,
    requestBytesMax: CART_BODY_BYTES,
    idempotency: 'makes no second order',
    pageLanguage: true,
    success: { status: 201, description: 'The order.', schema: insertedSchema },
    errors: [
      'cart-changed',
      'costs-on-request',
      'invoice-incomplete',
      'price-changed',
      'out-of-stock',
      'not-on-sale',
      'too-many-unpaid-orders',
      'company-not-active',
      'no-terms',
      'account-overdue',
      'credit-exceeded',
    ],
  },
  previewCart: {
    method: 'POST',
    path: '/api/cart/preview',
    summary: 'What lines would be like as a cart, at the prices and stock of this moment. Stores nothing.',
    who: 'optional',
    rate: 'read',
    request: cartPreviewInputSchema as CartPreviewRequest,
    requestBytesMax: CART_BODY_BYTES,
    work: ({ lines }: ChargedCartPreviewInput) => Math.floor(lines.length / LINES_PER_READ),
    success: {
      status: 200,
      description: 'Lines and sums.',
      schema: cartPreviewSchema as z.ZodType<ChargedPreview>,
    },
  },
  mergeCart: {
    method: 'POST',
    path: '/api/cart/merge',
    summary:
      'Put a visitor’s cart into one’s own. Units of a tool add up; a sum that cannot be ordered becomes the nearest that can be. Says what became of each line.',
    request: mergeCartSchema,
    requestBytesMax: CART_BODY_BYTES,
    idempotency: 'changes nothing again, and returns the same outcomes with the cart as it then is',
    success: {
      status: 200,
      description: 'The cart, and what became of each line.',
      schema: joinedCartSchema,
    },
  },
  orderAgain: {
    method: 'POST',
    path: '/api/order/{id}/again',
    summary:
      'Put the lines of an order, whatever its state, into one’s cart. A retired tool gives way to its successor. Says what became of each line.',
    whose: 'its buyer',
    params: idParamSchema,
    idempotency: 'changes nothing again, and returns the same outcomes with the cart as it then is',
    success: {
      status: 200,
      description: 'The cart, and what became of each line.',
      schema: joinedCartSchema,
    },
    errors: ['forbidden'],
  },
});

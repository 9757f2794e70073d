import { type Contract, declareCall } from '../calls/contract';
import { idParamSchema } from '../calls/fields.schema';
import { insertedSchema } from '../calls/write-results.schema';
import {
  CART_BODY_BYTES,
  type CartPreviewInput,
  cartPreviewInputSchema,
  cartPreviewSchema,
  cartSchema,
  changeCartSchema,
  joinedCartSchema,
  mergeCartSchema,
  orderCartSchema,
} from './cart.schema';

const OWN = 'one’s own cart';
const LINES_PER_READ = 25;

export const getCartCall = declareCall({
  method: 'GET',
  path: '/api/cart',
  tag: 'Cart',
  summary: 'One’s cart at the prices of this moment, with what keeps a line from being ordered.',
  who: 'either',
  whose: OWN,
  rate: 'read',
  success: { status: 200, description: 'The cart.', schema: cartSchema },
});

export const changeCartCall = declareCall({
  method: 'PATCH',
  path: '/api/cart',
  tag: 'Cart',
  summary:
    'Add, set or remove lines: every operation or none. Additions never conflict; setting against an older version is refused with the cart as it is.',
  who: 'either',
  whose: OWN,
  rate: 'write',
  request: changeCartSchema,
  requestBytesMax: CART_BODY_BYTES,
  idempotency: 'changes nothing again, and returns the cart as it then is',
  success: { status: 200, description: 'The cart.', schema: cartSchema },
  errors: ['not-found', 'cart-changed'],
});

export const orderCartCall = declareCall({
  method: 'POST',
  path: '/api/cart/order',
  tag: 'Cart',
  summary:
    'Order everything in the cart and empty it. Refused, with the cart as it was, if it is not as the buyer saw it or a line cannot be ordered.',
  who: 'either',
  whose: OWN,
  rate: 'write',
  request: orderCartSchema,
  requestBytesMax: CART_BODY_BYTES,
  idempotency: 'makes no second order',
  pageLanguage: true,
  success: { status: 201, description: 'The order.', schema: insertedSchema },
  errors: [
    'cart-changed',
    'price-changed',
    'out-of-stock',
    'not-on-sale',
    'too-many-unpaid-orders',
    'company-not-active',
    'no-terms',
    'account-overdue',
    'credit-exceeded',
  ],
});

export const previewCartCall = declareCall({
  method: 'POST',
  path: '/api/cart/preview',
  tag: 'Cart',
  summary: 'What lines would be like as a cart, at the prices and stock of this moment. Stores nothing.',
  who: 'optional',
  rate: 'read',
  request: cartPreviewInputSchema,
  requestBytesMax: CART_BODY_BYTES,
  work: ({ lines }: CartPreviewInput) => Math.floor(lines.length / LINES_PER_READ),
  success: { status: 200, description: 'Lines and sums.', schema: cartPreviewSchema },
});

export const mergeCartCall = declareCall({
  method: 'POST',
  path: '/api/cart/merge',
  tag: 'Cart',
  summary:
    'Put a visitor’s cart into one’s own. Units of a tool add up; a sum that cannot be ordered becomes the nearest that can be. Says what became of each line.',
  who: 'either',
  whose: OWN,
  rate: 'write',
  request: mergeCartSchema,
  requestBytesMax: CART_BODY_BYTES,
  idempotency: 'changes nothing again, and returns the same outcomes with the cart as it then is',
  success: { status: 200, description: 'The cart, and what became of each line.', schema: joinedCartSchema },
});

export const orderAgainCall = declareCall({
  method: 'POST',
  path: '/api/order/{id}/again',
  tag: 'Cart',
  summary:
    'Put the lines of an order, whatever its state, into one’s cart. A retired tool gives way to its successor. Says what became of each line.',
  who: 'either',
  whose: 'its buyer',
  rate: 'write',
  params: idParamSchema,
  idempotency: 'changes nothing again, and returns the same outcomes with the cart as it then is',
  success: { status: 200, description: 'The cart, and what became of each line.', schema: joinedCartSchema },
  errors: ['forbidden'],
});

export const CART_CALLS: readonly Contract[] = [
  getCartCall,
  changeCartCall,
  orderCartCall,
  previewCartCall,
  mergeCartCall,
  orderAgainCall,
];

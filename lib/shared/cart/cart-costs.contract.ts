import { callsOf } from '../calls/contract';
import { cartCalls } from './cart.contract';
import { cartCostsSchema, chargedPreviewSchema, costsRequestSchema } from './charged-cart.schema';

/** Apart from the other calls on carts, which every page with an order button loads. */
export const cartCostsCalls = callsOf({ tag: 'Cart', who: 'either', whose: 'one’s own cart' })({
  cartCosts: {
    method: 'POST',
    path: '/api/cart/costs',
    summary:
      'The shipping methods for a place and what one’s cart comes to there, by the method named or else the cheapest one that delivers. Without `costs` something is on request. Stores nothing.',
    rate: 'read',
    request: costsRequestSchema,
    success: { status: 200, description: 'Methods and costs.', schema: cartCostsSchema },
  },
});

const { previewCart } = cartCalls;

/** The preview of a cart, as it answers for a place in a shop that charges. */
export const previewCosts = {
  ...previewCart,
  success: { ...previewCart.success, schema: chargedPreviewSchema },
};

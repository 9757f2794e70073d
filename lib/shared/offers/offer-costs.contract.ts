import { callsOf } from '../calls/contract';
import { idParamSchema } from '../calls/fields.schema';
import { cartCostsSchema } from '../cart/charged-cart.schema';
import { offerCostsRequestSchema } from './charged-offer.schema';

/** Apart from the other calls on offers, which pages of every shop load. */
export const offerCostsCalls = callsOf({
  tag: 'Offers',
  who: 'either',
  whose: 'made to oneself, or to one’s company',
})({
  offerCosts: {
    method: 'POST',
    path: '/api/offer/{id}/costs',
    summary:
      'The shipping methods for a place and what the newest version of an offer comes to there, with the freight it promises or else by the method named or the cheapest one. Stores nothing.',
    rate: 'read',
    params: idParamSchema,
    request: offerCostsRequestSchema,
    success: { status: 200, description: 'Methods and costs.', schema: cartCostsSchema },
    errors: ['not-found', 'offer-over'],
  },
});

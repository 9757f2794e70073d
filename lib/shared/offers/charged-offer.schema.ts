import { z } from 'zod';
import { costsRequestSchema } from '../cart/charged-cart.schema';
import { issue } from '../messages/messages';
import { isWholeCents } from '../numbers/money';
import { chargedFields } from '../orders/charged-order.schema';
import { placeSchema } from '../trade/costs.schema';
import { acceptOfferSchema, makeOfferSchema, offerVersionSchema } from './offer.schema';

const centsSchema = (code: 'order-value-invalid' | 'offer-shipping-invalid') =>
  z.number({ error: issue(code) }).refine((dollars) => isWholeCents(dollars) && dollars >= 0, issue(code));

/** Freight in dollars, net, that an offer promises for a place. */
const promised = {
  shipping: z.strictObject({ price: centsSchema('offer-shipping-invalid'), to: placeSchema }).optional(),
};

/** Replace the schemas of calls in a shop that charges freight or tax; `seenDue` is the sum with both. */
export const chargedMakeOfferSchema = makeOfferSchema.safeExtend(promised);
export type ChargedMakeOfferInput = z.infer<typeof chargedMakeOfferSchema>;
export type MakeOfferRequest = z.ZodType<ChargedMakeOfferInput, z.input<typeof chargedMakeOfferSchema>>;

export const chargedOfferVersionSchema = offerVersionSchema.extend(promised);
export type ChargedOfferVersionInput = z.infer<typeof chargedOfferVersionSchema>;
export type OfferVersionRequest = z.ZodType<
  ChargedOfferVersionInput,
  z.input<typeof chargedOfferVersionSchema>
>;

export const chargedAcceptOfferSchema = acceptOfferSchema.extend({
  ...chargedFields,
  seenDue: centsSchema('order-value-invalid'),
});
export type ChargedAcceptOfferInput = Omit<z.infer<typeof chargedAcceptOfferSchema>, 'seenDue'> & {
  seenDue?: number | undefined;
};
export type AcceptOfferRequest = z.ZodType<ChargedAcceptOfferInput, ChargedAcceptOfferInput>;

/** Body of `POST /api/offer/{id}/costs`. */
export const offerCostsRequestSchema = costsRequestSchema.extend(
  acceptOfferSchema.pick({ version: true }).shape,
);
export type OfferCostsRequest = z.infer<typeof offerCostsRequestSchema>;

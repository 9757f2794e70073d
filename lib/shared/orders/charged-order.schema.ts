import { z } from 'zod';
import { deliveryAddressSchema } from '../addresses/address.schema';
import { optionalLineSchema } from '../calls/fields.schema';
import { shippingMethodIdSchema } from '../trade/costs.schema';
import { placeOrderSchema } from './order.schema';

const CARRIER_MAX_LENGTH = 60;
export const BUYER_REFERENCE_MAX_LENGTH = 46;

/**
 * Fields of each way to order in a shop that charges freight or tax. Texts in place of the address fields are refused by the use
 * case, as is what does not go with the shipping method.
 */
export const chargedFields = {
  address: z.string().optional(),
  phone: z.string().optional(),
  delivery: deliveryAddressSchema.optional(),
  shippingMethod: shippingMethodIdSchema.optional(),
  carrier: optionalLineSchema(CARRIER_MAX_LENGTH).optional(),
  /** The buyer's number at the carrier. */
  account: optionalLineSchema(CARRIER_MAX_LENGTH).optional(),
  /** Of people without a company, where it differs from the delivery. */
  billing: deliveryAddressSchema.optional(),
  buyerReference: optionalLineSchema(BUYER_REFERENCE_MAX_LENGTH).optional(),
};
export type ChargedFields = z.infer<z.ZodObject<typeof chargedFields>>;

/** Replaces the schema of a call in a shop that charges. */
export const chargedPlaceOrderSchema = placeOrderSchema.extend(chargedFields);
export type ChargedPlaceOrderInput = z.infer<typeof chargedPlaceOrderSchema>;
/** The type of requests in every shop. */
export type PlaceOrderRequest = z.ZodType<ChargedPlaceOrderInput, z.input<typeof chargedPlaceOrderSchema>>;

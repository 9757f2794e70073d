import { z } from 'zod';
import { lineSchema } from '../calls/fields.schema';

const PRICE_GROUP_NAME_MAX_LENGTH = 100;

/** Body of `POST` and `PUT /api/price-group`. */
export const priceGroupInputSchema = z.strictObject({
  name: lineSchema('name-required', PRICE_GROUP_NAME_MAX_LENGTH, 'name-too-long'),
});

export type PriceGroupInput = z.infer<typeof priceGroupInputSchema>;

/** A group of customers who have price lists of their own, and how many they are. */
export const priceGroupSchema = z.object({ _id: z.string(), name: z.string(), customers: z.number() });
export type PriceGroup = z.infer<typeof priceGroupSchema>;

/** Body of `PUT /api/user/{email}/price-group`: null takes the customer out of their group. */
export const userPriceGroupSchema = z.strictObject({ groupId: z.string().max(100).nullable() });

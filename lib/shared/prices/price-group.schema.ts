import { z } from 'zod';
import { lineSchema } from '../calls/fields.schema';

const PRICE_GROUP_NAME_MAX_LENGTH = 100;

export const priceGroupInputSchema = z.strictObject({
  name: lineSchema('name-required', PRICE_GROUP_NAME_MAX_LENGTH, 'name-too-long'),
});

export type PriceGroupInput = z.infer<typeof priceGroupInputSchema>;

export const priceGroupSchema = z.object({ _id: z.string(), name: z.string(), customers: z.number() });
export type PriceGroup = z.infer<typeof priceGroupSchema>;

/** Body of `PUT /api/user/{email}/price-group`; null for none. */
export const userPriceGroupSchema = z.strictObject({ groupId: z.string().max(100).nullable() });

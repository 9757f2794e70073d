import { z } from 'zod';

/** Product §7.2. */
export const insertedSchema = z.object({ insertedId: z.string() });
export const deletedSchema = z.object({ deletedCount: z.number().int() });
export const modifiedSchema = z.object({ modifiedCount: z.number().int() });
export const upsertedSchema = z.object({
  upsertedCount: z.number().int(),
  modifiedCount: z.number().int(),
});
export const acceptedSchema = z.object({ accepted: z.literal(true) });
export const closedSchema = z.object({ closed: z.literal(true) });

/** The account of the redeemed link. */
export const redeemedLinkSchema = z.object({ email: z.string() });
export const paymentIntentSchema = z.object({ clientSecret: z.string() });

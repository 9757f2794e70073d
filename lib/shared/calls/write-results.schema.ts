import { z } from 'zod';

/** What calls that change something return (product §7.2). */
export const insertedSchema = z.object({ insertedId: z.string() });
export const deletedSchema = z.object({ deletedCount: z.number().int() });
export const modifiedSchema = z.object({ modifiedCount: z.number().int() });
export const upsertedSchema = z.object({
  upsertedCount: z.number().int(),
  modifiedCount: z.number().int(),
});
export const acceptedSchema = z.object({ accepted: z.literal(true) });
export const closedSchema = z.object({ closed: z.literal(true) });

/** Whose link of a mail was redeemed. */
export const redeemedLinkSchema = z.object({ email: z.string() });
/** What the browser confirms a payment with. */
export const paymentIntentSchema = z.object({ clientSecret: z.string() });

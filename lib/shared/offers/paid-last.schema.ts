import { z } from 'zod';
import { contactEmailSchema, objectIdSchema } from '../calls/fields.schema';
import { ORDER_LINES_MAX } from '../quantity/quantity-rules';

/** Who is to receive an offer: an account, or any that has verified the address. */
const recipientSchema = z.strictObject({ userId: objectIdSchema.optional(), email: contactEmailSchema });
export type OfferRecipient = z.infer<typeof recipientSchema>;

/** Body of `POST /api/all-offer/paid-last`. */
export const paidLastInputSchema = recipientSchema.extend({
  toolIds: z.array(objectIdSchema).max(ORDER_LINES_MAX),
});
export type PaidLastInput = z.infer<typeof paidLastInputSchema>;

const paidLastSchema = z.object({
  unitPrice: z.number(),
  /** Of the invoice. */
  number: z.string(),
  at: z.string(),
});
export type PaidLast = z.infer<typeof paidLastSchema>;

export const paidLastListSchema = z.array(paidLastSchema.extend({ toolId: z.string() }));

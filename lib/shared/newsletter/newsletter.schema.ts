import { z } from 'zod';
import { contactEmailSchema } from '../calls/fields.schema';

export const newsletterSchema = z.strictObject({ email: contactEmailSchema });

/** 256 bits in base64url. */
export const newsletterTokenSchema = z.object({ token: z.string().min(20).max(200) });

export const newsletterConfirmedSchema = z.object({ confirmed: z.literal(true) });
export const newsletterEndedSchema = z.object({ unsubscribed: z.literal(true) });

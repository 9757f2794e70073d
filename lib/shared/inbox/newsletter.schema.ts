import { z } from 'zod';
import { contactEmailSchema } from '../calls/fields.schema';

/** Body of `POST /api/newsletter`. */
export const newsletterSchema = z.strictObject({ email: contactEmailSchema });

/** The token in the links of newsletter mails: 256 bits in base64url. */
export const newsletterTokenSchema = z.object({ token: z.string().min(20).max(200) });

export const newsletterConfirmedSchema = z.object({ confirmed: z.literal(true) });
export const newsletterEndedSchema = z.object({ unsubscribed: z.literal(true) });

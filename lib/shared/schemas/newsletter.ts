import { z } from 'zod';
import { contactEmailSchema } from './fields';

/** Body of `POST /api/newsletter`. */
export const newsletterSchema = z.strictObject({ email: contactEmailSchema });

/** The same answer whether the address is new or known, so that nobody can ask who is on the list. */
export const newsletterAnswerSchema = z.object({ accepted: z.literal(true) });

/** What the links of newsletter mails carry: 256 bits in base64url. */
export const newsletterTokenSchema = z.object({ token: z.string().min(20).max(200) });

export const newsletterConfirmedSchema = z.object({ confirmed: z.literal(true) });
export const newsletterEndedSchema = z.object({ unsubscribed: z.literal(true) });

import { z } from 'zod';
import { VALIDATION } from '../messages';

/**
 * Body of `POST /api/newsletter`. Accounts take only plain addresses (spec §5); a newsletter may go to any that works.
 */
export const newsletterSchema = z.strictObject({
  email: z
    .string({ error: VALIDATION.emailRequired })
    .trim()
    .min(1, { error: VALIDATION.emailRequired, abort: true })
    .max(254, VALIDATION.emailInvalid)
    .regex(z.regexes.email, VALIDATION.emailInvalid)
    .toLowerCase(),
});

/** The same answer whether the address is new or known, so that nobody can ask who is on the list. */
export const newsletterAnswerSchema = z.object({ subscribed: z.literal(true) });

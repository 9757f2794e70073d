import 'server-only';
import { z } from 'zod';
import { PASSWORD_MAX_LENGTH } from '@/lib/shared/schemas/fields';

/**
 * What a sign-in may carry. Only bounded, not judged: an address or password that cannot exist is simply not found or
 * wrong, with the code for it (spec §8). Fields that next-auth adds are dropped.
 */
export const credentialsSchema = z.object({
  email: z.string().max(254).catch(''),
  password: z.string().max(PASSWORD_MAX_LENGTH).catch(''),
  /** The second factor, sent alone once the first was proved. */
  code: z.string().max(64).optional().catch(''),
});

import 'server-only';
import { z } from 'zod';
import { PASSWORD_MAX_LENGTH } from '@/lib/shared/calls/fields.schema';

/**
 * Only lengths are limited: an e-mail or password that cannot exist is not found or wrong, with the code for it (product §8.1).
 * Fields that next-auth adds are dropped.
 */
export const credentialsSchema = z.object({
  email: z.string().max(254).catch(''),
  password: z.string().max(PASSWORD_MAX_LENGTH).catch(''),
  code: z.string().max(64).optional().catch(''),
});

import { z } from 'zod';

/** A SHA-256 digest in base64url. */
export const sessionParamSchema = z.object({ id: z.string().regex(/^[\w-]{43}$/) });

export const sessionRowSchema = z.object({
  id: z.string(),
  current: z.boolean(),
  method: z.enum(['password', 'google', 'registration']),
  secondFactor: z.boolean(),
  /** Browser and system in English; pages compose the text in their language. */
  device: z.string(),
  browser: z.string().optional(),
  system: z.string().optional(),
  /** The address it was opened from; for IPv6 the /64 prefix. */
  address: z.string(),
  createdAt: z.iso.datetime(),
  /** At most a few minutes old. */
  lastUsedAt: z.iso.datetime(),
});
export type SessionRow = z.infer<typeof sessionRowSchema>;

import { z } from 'zod';

/** The handle of a session in a path: a SHA-256 digest in base64url. */
export const sessionParamSchema = z.object({ id: z.string().regex(/^[\w-]{43}$/) });

export const sessionRowSchema = z.object({
  id: z.string(),
  /** Whether it is the session that makes the call. */
  current: z.boolean(),
  method: z.enum(['password', 'google', 'registration']),
  /** Whether the second factor was proved in it. */
  secondFactor: z.boolean(),
  /** Browser and system in English, for people; pages put it together in their language. */
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

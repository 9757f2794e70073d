import { z } from 'zod';

/** The handle of a session in a path: a SHA-256 in base64url. */
export const sessionParamSchema = z.object({ id: z.string().regex(/^[\w-]{43}$/) });

export const sessionRowSchema = z.object({
  id: z.string(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
  method: z.enum(['password', 'google', 'registration']),
  /** Whether a code of two-step sign-in was given in it. */
  secondFactor: z.boolean(),
  /** The browser and its system in a few words. */
  device: z.string(),
  /** The address it was opened from; of an IPv6 address its first half. */
  address: z.string(),
  createdAt: z.iso.datetime(),
  /** At most a few minutes old. */
  lastUsedAt: z.iso.datetime(),
});
export type SessionRow = z.infer<typeof sessionRowSchema>;

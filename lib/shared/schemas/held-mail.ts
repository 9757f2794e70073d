import { z } from 'zod';
import { HELD_MAIL_KINDS, HELD_MAILS_AT_ONCE } from '../held-mail';
import { objectIdSchema } from './fields';

const PAGE_LIMIT_MAX = 100;

/** Query of `GET /api/held-mail`. */
export const heldMailQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_LIMIT_MAX).optional(),
});
export type HeldMailQuery = z.infer<typeof heldMailQuerySchema>;

/** The mails that an admin decides about. */
export const heldMailIdsSchema = z.object({ ids: z.array(objectIdSchema).min(1).max(HELD_MAILS_AT_ONCE) });
export type HeldMailIds = z.infer<typeof heldMailIdsSchema>;

/** A mail that a restore set aside, since it may have been sent after the backup. */
export const heldMailSchema = z.object({
  id: z.string(),
  kind: z.enum(HELD_MAIL_KINDS),
  to: z.string(),
  subject: z.string(),
  writtenAt: z.string(),
  orderId: z.string().optional(),
  orderNumber: z.string().optional(),
});
export type HeldMail = z.infer<typeof heldMailSchema>;

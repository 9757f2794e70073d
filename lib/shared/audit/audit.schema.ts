import { z } from 'zod';
import { wholeNumberText } from '../numbers/number-fields.schema';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from './audit-actions';

export const AUDIT_PAGE_LIMIT = 50;
const AUDIT_PAGE_LIMIT_MAX = 200;

export const auditQuerySchema = z.object({
  action: z.enum(AUDIT_ACTIONS).optional(),
  kind: z.enum(AUDIT_SUBJECTS).optional(),
  /** The actor: an e-mail, a user's or key's id, or `visitor`, `key`, `system`, `payment-provider`. */
  actor: z.string().trim().max(254).optional(),
  /** An id, an order's number, a tool's name, or a user's e-mail. */
  subject: z.string().trim().normalize('NFC').max(254).optional(),
  /** In the shop's calendar, both inclusive. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  page: wholeNumberText(1, 1_000_000).optional(),
  limit: wholeNumberText(1, AUDIT_PAGE_LIMIT_MAX).optional(),
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;

/** Fields depend on the action. */
const valuesSchema = z.record(z.string(), z.unknown()).nullable();

export const auditEntrySchema = z.object({
  /** Position in the chain, from 1 without gaps. */
  seq: z.number().int(),
  at: z.string(),
  action: z.string(),
  actor: z.object({
    kind: z.enum(['admin', 'customer', 'key', 'visitor', 'system', 'payment-provider']),
    id: z.string().nullable(),
    /** The account's current e-mail; null once it is closed. */
    email: z.string().nullable(),
    /** The name of an API key; null for anyone else. */
    name: z.string().nullable(),
  }),
  subject: z.object({
    kind: z.string(),
    id: z.string().nullable(),
    label: z.string().nullable(),
    email: z.string().nullable(),
  }),
  before: valuesSchema,
  after: valuesSchema,
  address: z.string().nullable(),
  hash: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

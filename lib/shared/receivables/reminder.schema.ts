import { z } from 'zod';
import { issue } from '../messages/messages';

const REMINDED_MAX = 200;

/** Body of `POST /api/receivable/reminder`. */
export const remindSchema = z.strictObject({
  companyIds: z
    .array(z.string({ error: issue('invalid') }).max(100, issue('invalid')), { error: issue('invalid') })
    .min(1, issue('invalid'))
    .max(REMINDED_MAX, issue('invalid')),
  dryRun: z.boolean({ error: issue('invalid') }).optional(),
});
export type RemindInput = z.infer<typeof remindSchema>;

export const REMINDER_REFUSALS = ['recent', 'paused', 'nothing-overdue', 'no-address', 'unknown'] as const;
export type ReminderRefusal = (typeof REMINDER_REFUSALS)[number];

export const remindedSchema = z.object({
  sent: z.array(
    z.object({
      companyId: z.string(),
      level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      to: z.array(z.string()),
      /** In a dry run: the mail that would be sent. */
      subject: z.string().optional(),
      text: z.string().optional(),
    }),
  ),
  skipped: z.array(z.object({ companyId: z.string(), why: z.enum(REMINDER_REFUSALS) })),
});
export type Reminded = z.infer<typeof remindedSchema>;

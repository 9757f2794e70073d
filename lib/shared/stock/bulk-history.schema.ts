import { z } from 'zod';
import { pageSchema, wholeNumberText } from '../numbers/number-fields.schema';
import { type BulkChange, bulkChangeSchema, bulkRowSchema } from './bulk-edit.schema';

const LIMIT_MAX = 100;

export const BULK_FIELDS = ['price', 'moq', 'lowStockBelow', 'state', 'category', 'leadTimeDays'] as const;

/** Query of `GET /api/all-tool/changes`. */
export const bulkHistoryQuerySchema = z.object({
  page: pageSchema.optional(),
  limit: wholeNumberText(1, LIMIT_MAX).optional(),
});
export type BulkHistoryQuery = z.infer<typeof bulkHistoryQuerySchema>;

export const bulkEntryParamsSchema = z.object({ undoToken: z.string().max(100) });

const undoneSchema = z.object({
  at: z.string(),
  actorName: z.string().optional(),
  /** Tools that have their previous value again, and those that were edited or deleted before. */
  restored: z.number().int(),
  kept: z.number().int(),
});

export const bulkHistorySchema = z.object({
  undoToken: z.string(),
  at: z.string(),
  /** Absent for an account or key that no longer exists. */
  actorName: z.string().optional(),
  field: z.enum(BULK_FIELDS),
  /** Absent from changes made before it was stored. */
  change: bulkChangeSchema.optional(),
  changed: z.number().int(),
  undoUntil: z.string(),
  undone: undoneSchema.optional(),
});
export type BulkHistory = Omit<z.infer<typeof bulkHistorySchema>, 'change'> & {
  change?: BulkChange | undefined;
};

export const bulkEntrySchema = bulkHistorySchema.extend({
  rows: z.array(bulkRowSchema),
  undone: undoneSchema.extend({ rows: z.array(bulkRowSchema) }).optional(),
});
export type BulkEntry = z.infer<typeof bulkEntrySchema>;

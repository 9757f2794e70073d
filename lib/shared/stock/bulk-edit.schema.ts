import { z } from 'zod';
import { objectIdSchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { isPositiveCents } from '../numbers/money';
import { numberSchema, pageSchema, wholeNumberText } from '../numbers/number-fields.schema';
import { readAmount, readPercent, signed } from '../numbers/read-amount';
import { hasTwoDecimals } from '../numbers/unit-price';
import { TOOL_STATES } from '../quantity/quantity-rules';
import {
  backorderLimitSchema,
  bulkySchema,
  taxClassSchema,
  weightGramsSchema,
} from '../tools/shipping-fields.schema';
import { toolQuerySchema } from '../tools/tool.schema';
import {
  categorySchema,
  leadTimeDaysSchema,
  lowStockBelowSchema,
  moqSchema,
  priceSchema,
  toolStateSchema,
} from '../tools/tool-fields.schema';
import { otherLanguageSchema } from '../tools/tool-texts.schema';
import { BULK_MAX } from './bulk-max';

const AMOUNT_MAX = 1_000_000;
const PERCENT_MIN = -99;
const PERCENT_MAX = 1_000;

/** Dollars, positive or negative. */
export const bulkAmountSchema = numberSchema(
  'bulk-amount-invalid',
  'bulk-amount-invalid',
  signed(readAmount),
).refine(
  (dollars) => isPositiveCents(Math.abs(dollars)) && Math.abs(dollars) <= AMOUNT_MAX,
  issue('bulk-amount-invalid'),
);

/** Positive or negative, with at most two decimals. */
export const bulkPercentSchema = numberSchema(
  'bulk-percent-invalid',
  'bulk-percent-invalid',
  signed(readPercent),
).refine(
  (percent) => percent !== 0 && percent >= PERCENT_MIN && percent <= PERCENT_MAX && hasTwoDecimals(percent),
  issue('bulk-percent-invalid'),
);

export const bulkChangeSchema = z.union([
  z.strictObject({
    price: z.union([
      z.strictObject({ amount: bulkAmountSchema }),
      z.strictObject({ percent: bulkPercentSchema }),
      z.strictObject({ to: priceSchema }),
    ]),
  }),
  z.strictObject({ moq: moqSchema }),
  z.strictObject({ lowStockBelow: lowStockBelowSchema }),
  z.strictObject({ state: toolStateSchema }),
  z.strictObject({ category: categorySchema.min(1) }),
  z.strictObject({ leadTimeDays: leadTimeDaysSchema }),
  z.strictObject({ backorderLimit: backorderLimitSchema }),
  z.strictObject({ taxClass: taxClassSchema }),
  z.strictObject({ weightGrams: weightGramsSchema }),
  z.strictObject({ bulky: bulkySchema }),
]);
export type BulkChange = z.infer<typeof bulkChangeSchema>;

export const bulkFilterSchema = toolQuerySchema
  .pick({ q: true, category: true, minPrice: true, maxPrice: true, state: true })
  .extend({
    inStock: z.boolean().optional(),
    lowStock: z.boolean().optional(),
    missing: otherLanguageSchema.optional(),
  });
export type BulkFilter = z.infer<typeof bulkFilterSchema>;

/** Body of `POST /api/all-tool`. `seen` has the previewed revisions: a tool with another one is left unchanged. */
export const bulkEditSchema = z
  .strictObject({
    ids: z.array(objectIdSchema).min(1, issue('bulk-none')).max(BULK_MAX, issue('bulk-too-many')).optional(),
    filter: bulkFilterSchema.optional(),
    change: bulkChangeSchema,
    dryRun: z.boolean().optional(),
    seen: z
      .array(z.strictObject({ toolId: objectIdSchema, revision: z.number().int().min(1) }))
      .max(BULK_MAX, issue('bulk-too-many'))
      .optional(),
  })
  .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
    path: ['ids'],
    error: issue('bulk-none'),
  });
export type BulkEditInput = z.infer<typeof bulkEditSchema>;

export const BULK_PROBLEMS = [
  'unchanged',
  'not-found',
  'edited-meanwhile',
  'price-too-low',
  'price-too-high',
  'moq-not-multiple',
  'lead-time-required',
] as const;
export type BulkProblem = (typeof BULK_PROBLEMS)[number];

const valuesSchema = z.object({
  price: z.number().optional(),
  moq: z.number().optional(),
  lowStockBelow: z.number().nullable().optional(),
  state: z.enum(TOOL_STATES).optional(),
  category: z.string().optional(),
  leadTimeDays: z.number().nullable().optional(),
  backorderLimit: z.number().nullable().optional(),
  taxClass: z.string().nullable().optional(),
  weightGrams: z.number().nullable().optional(),
  bulky: z.boolean().optional(),
});
export type BulkValues = z.infer<typeof valuesSchema>;

export const bulkRowSchema = z.object({
  toolId: z.string(),
  sku: z.string(),
  name: z.string(),
  /** The revision of the preview; after the change the new one. */
  revision: z.number().int(),
  before: valuesSchema,
  after: valuesSchema,
  problem: z.enum(BULK_PROBLEMS).optional(),
});
export type BulkRow = z.infer<typeof bulkRowSchema>;

/** Response of `POST /api/all-tool`. Without `undoToken` nothing was changed. */
export const bulkResultSchema = z.object({
  rows: z.array(bulkRowSchema),
  undoToken: z.string().optional(),
});
export type BulkResult = z.infer<typeof bulkResultSchema>;

export const bulkUndoSchema = z.strictObject({ undoToken: z.string().max(100) });

export const bulkUndoneSchema = z.object({ rows: z.array(bulkRowSchema) });

const LIMIT_MAX = 100;

export const BULK_FIELDS = [
  ...(['price', 'moq', 'lowStockBelow', 'state', 'category', 'leadTimeDays', 'backorderLimit'] as const),
  ...(['taxClass', 'weightGrams', 'bulky'] as const),
] as const;

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

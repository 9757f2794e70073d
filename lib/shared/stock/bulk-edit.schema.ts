import { z } from 'zod';
import { objectIdSchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { isPositiveCents } from '../numbers/money';
import { numberSchema } from '../numbers/number-fields.schema';
import { readAmount, readPercent, signed } from '../numbers/read-amount';
import { hasTwoDecimals } from '../pricing/unit-price';
import { toolQuerySchema } from '../tools/tool.schema';
import { categorySchema, leadTimeDaysSchema, toolStateSchema } from '../tools/tool-fields.schema';
import { TOOL_STATES } from '../tools/tool-states';
import { BULK_MAX } from './bulk-max';

const AMOUNT_MAX = 1_000_000;
const PERCENT_MIN = -99;
const PERCENT_MAX = 1_000;

/** Dollars more or less than before. */
export const bulkAmountSchema = numberSchema(
  'bulk-amount-invalid',
  'bulk-amount-invalid',
  signed(readAmount),
).refine(
  (dollars) => isPositiveCents(Math.abs(dollars)) && Math.abs(dollars) <= AMOUNT_MAX,
  issue('bulk-amount-invalid'),
);

/** Percent more or less than before, with at most two decimals. */
export const bulkPercentSchema = numberSchema(
  'bulk-percent-invalid',
  'bulk-percent-invalid',
  signed(readPercent),
).refine(
  (percent) => percent !== 0 && percent >= PERCENT_MIN && percent <= PERCENT_MAX && hasTwoDecimals(percent),
  issue('bulk-percent-invalid'),
);

/** One change of many tools. */
export const bulkChangeSchema = z.union([
  z.strictObject({
    price: z.union([
      z.strictObject({ amount: bulkAmountSchema }),
      z.strictObject({ percent: bulkPercentSchema }),
    ]),
  }),
  z.strictObject({ state: toolStateSchema }),
  z.strictObject({ category: categorySchema.min(1) }),
  z.strictObject({ leadTimeDays: leadTimeDaysSchema }),
]);
export type BulkChange = z.infer<typeof bulkChangeSchema>;

/** Which tools, as a list of admins selects them. */
export const bulkFilterSchema = toolQuerySchema
  .pick({ q: true, category: true, minPrice: true, maxPrice: true, state: true })
  .extend({ inStock: z.boolean().optional(), lowStock: z.boolean().optional() });
export type BulkFilter = z.infer<typeof bulkFilterSchema>;

/** Body of `POST /api/all-tool`. `seen` are the revisions that were previewed: a tool with another one stays as it is. */
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

/** Why a tool stays, or stayed, as it is. */
export const BULK_PROBLEMS = [
  'unchanged',
  'not-found',
  'edited-meanwhile',
  'price-too-low',
  'price-too-high',
] as const;
export type BulkProblem = (typeof BULK_PROBLEMS)[number];

/** What a change is about: one of them. */
const valuesSchema = z.object({
  price: z.number().optional(),
  state: z.enum(TOOL_STATES).optional(),
  category: z.string().optional(),
  leadTimeDays: z.number().nullable().optional(),
});
export type BulkValues = z.infer<typeof valuesSchema>;

/** One tool of a bulk change. */
export const bulkRowSchema = z.object({
  toolId: z.string(),
  sku: z.string(),
  name: z.string(),
  /** The one that the row was worked out for; after the change, the one it has. */
  revision: z.number().int(),
  before: valuesSchema,
  after: valuesSchema,
  problem: z.enum(BULK_PROBLEMS).optional(),
});
export type BulkRow = z.infer<typeof bulkRowSchema>;

/** What `POST /api/all-tool` returns. Without `undoToken` nothing was changed. */
export const bulkResultSchema = z.object({
  rows: z.array(bulkRowSchema),
  undoToken: z.string().optional(),
});
export type BulkResult = z.infer<typeof bulkResultSchema>;

/** Body of `POST /api/all-tool/undo`. */
export const bulkUndoSchema = z.strictObject({ undoToken: z.string().max(100) });

/** What `POST /api/all-tool/undo` returns. */
export const bulkUndoneSchema = z.object({ rows: z.array(bulkRowSchema) });

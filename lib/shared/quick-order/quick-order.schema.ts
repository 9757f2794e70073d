import { z } from 'zod';
import { lineSchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { QUANTITY_MAX } from '../quantity/quantity-rules';
import { COLUMN_USES, COLUMNS_TOLD_MAX, HEADING_MAX } from './list-columns';
import { LIST_ROWS_MAX } from './list-row';

const ROW_TEXT_MAX = 20_000;
const ARTICLE_MAX = 200;
const QUANTITY_TEXT_MAX = 60;

const quantitySchema = z.union(
  [z.number().int().min(1).max(QUANTITY_MAX), z.string().max(QUANTITY_TEXT_MAX)],
  { error: issue('cart-quantity-invalid') },
);

const rowInputSchema = z.union([
  z.strictObject({ text: z.string().max(ROW_TEXT_MAX) }),
  z.strictObject({ sku: z.string().max(ARTICLE_MAX), quantity: quantitySchema }),
]);

const toldColumnSchema = z.strictObject({
  column: z
    .number({ error: issue('invalid') })
    .int()
    .min(1)
    .max(1_000),
  heading: z.string().max(HEADING_MAX).optional(),
  use: z.enum(COLUMN_USES, { error: issue('invalid') }),
});

const toldColumnsSchema = z.array(toldColumnSchema, { error: issue('invalid') }).max(COLUMNS_TOLD_MAX);

/** Body of `PUT /api/quick-order/column`: columns with a heading, by which they are found again. */
export const learnColumnsSchema = z.strictObject({
  columns: z
    .array(
      toldColumnSchema
        .pick({ use: true })
        .extend({ heading: lineSchema('invalid', HEADING_MAX, 'field-too-long') }),
      {
        error: issue('invalid'),
      },
    )
    .min(1, issue('invalid'))
    .max(COLUMNS_TOLD_MAX),
});
export type LearnColumnsInput = z.infer<typeof learnColumnsSchema>;

/** Body of `POST /api/quick-order/check`. Rows with `text` are read together, as the rows of one list. */
export const checkListSchema = z.strictObject({
  rows: z
    .array(rowInputSchema, { error: issue('list-rows-number') })
    .min(1, issue('list-rows-number'))
    .max(LIST_ROWS_MAX, issue('list-rows-number')),
  /** What columns of these texts hold, by their headings or, where there are none, by their places. */
  columns: toldColumnsSchema.optional(),
});
export type CheckListInput = z.infer<typeof checkListSchema>;

const ROW_STATUSES = ['ok', 'adjusted', 'ambiguous', 'unknown', 'short', 'retired'] as const;

const candidateSchema = z.object({
  toolId: z.string(),
  sku: z.string(),
  name: z.string(),
  quantity: z.number().optional(),
});
export type RowCandidate = z.infer<typeof candidateSchema>;

/** The quantity of all rows of one tool together, which is raised or lowered once; `value` is the difference in price. */
const changeSchema = z.object({ from: z.number(), to: z.number(), value: z.number() });
export type QuantityChange = z.infer<typeof changeSchema>;

/**
 * `ok`: one tool, and a quantity that can be ordered. `adjusted`: the quantity is the nearest one that can be. Rows of
 * one tool are added up first, and what `change` says is part of the first one's `quantity`. `short`: `quantity` is all
 * that is in stock beside the other rows, maybe none, and `leadTimeDays` the tool's own lead time. `ambiguous`:
 * `candidates` have to be chosen from. `asked` is how the row was read; `skipped` is why a line is not a row.
 */
export const checkedRowSchema = z.object({
  status: z.enum(ROW_STATUSES),
  toolId: z.string().optional(),
  sku: z.string().optional(),
  name: z.string().optional(),
  quantity: z.number().optional(),
  unitPrice: z.number().optional(),
  /** The public price, where `unitPrice` is another one. */
  publicPrice: z.number().optional(),
  lineTotal: z.number().optional(),
  leadTimeDays: z.number().optional(),
  /** Units in stock, of a row that is `short`. */
  available: z.number().optional(),
  candidates: z.array(candidateSchema).optional(),
  code: z.string().optional(),
  message: z.string().optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  asked: z.object({ article: z.string(), quantity: z.number().optional() }).optional(),
  change: changeSchema.optional(),
  /** The text beside article number and quantity. */
  reference: z.string().optional(),
  note: z.string().optional(),
  requestedOn: z.string().optional(),
  /** Why the day that the row asks for is none; its text is in `note`. */
  dayFault: z.object({ code: z.string(), message: z.string() }).optional(),
  skipped: z.enum(['header', 'comment', 'total', 'rule', 'note']).optional(),
});
export type CheckedRow = z.infer<typeof checkedRowSchema>;

const unreadColumnSchema = z.object({ column: z.number(), heading: z.string().optional() });
export type UnreadColumn = z.infer<typeof unreadColumnSchema>;

const readColumnSchema = z.object({
  column: z.number(),
  heading: z.string().optional(),
  use: z.enum(COLUMN_USES),
  by: z.enum(['told', 'learned', 'guess']),
  samples: z.array(z.string()),
});

/** `columns` is how each column was read. `unread` are columns of texts that are in no row's result, by number from 1 and heading. */
export const checkedListSchema = z.object({
  rows: z.array(checkedRowSchema),
  unread: z.array(unreadColumnSchema),
  columns: z.array(readColumnSchema),
});
export type CheckedList = z.infer<typeof checkedListSchema>;

import { z } from 'zod';
import { lineSchema } from '../calls/fields.schema';
import { issueMessageSchema } from '../messages/issue-message.schema';
import { issue } from '../messages/messages';
import { numberSchema } from '../numbers/number-fields.schema';
import { LANGUAGES } from '../site/languages';
import { ADMIN_STOCK_REASONS } from '../stock/stock-corrections';
import { priceSchema, skuSchema, toolQuantitySchema } from '../tools/tool-fields.schema';
import { filedSchema } from './filed-files.schema';
import { ADDITIONS, type AdditionsName, LEFT_OUT_REASONS, RUN_KINDS } from './import-kinds';

const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');

/** Query of bulk calls. `all` is all rows or none. */
export const bulkQuerySchema = z.object({
  dryRun: flag.optional(),
  mode: z.enum(['each', 'all']).optional(),
});
export type BulkQuery = z.infer<typeof bulkQuerySchema>;

const decimalMark = z.enum(['.', ',']);

const MAP_MAX_LENGTH = 2_000;

const additionsSchema = z
  .string()
  .transform((text) => text.split(',').map((word) => word.trim()))
  .pipe(z.array(z.enum(Object.keys(ADDITIONS) as AdditionsName[])));

/**
 * Query of imports. `create` is what is added where rows name it and it is missing: `categories,groups,lists`. `map` is `heading:field,…`, before what headings say, without a field the column is left out; `decimal` says how numbers are written that the file does not
 * tell of; `invite` mails new customers; `sheet` is that of a workbook, by its name or its number from 1. With `remember`
 * columns are what somebody said of them before, and what `map` says is remembered once the file is imported.
 */
export const importQuerySchema = bulkQuerySchema.extend({
  invite: flag.optional(),
  map: z.string().max(MAP_MAX_LENGTH).optional(),
  decimal: decimalMark.optional(),
  create: additionsSchema.optional(),
  sheet: z.string().trim().min(1).max(100).optional(),
  remember: flag.optional(),
});
export type ImportQuery = z.infer<typeof importQuerySchema>;

/** Query of exports: by the language of the page, else commas and points. */
export const exportQuerySchema = z.object({
  separator: z.enum([',', ';', '\t']).optional(),
  decimal: decimalMark.optional(),
  language: z.enum(LANGUAGES.all).optional(),
});
export type ExportQuery = z.infer<typeof exportQuerySchema>;

const countSchemas = {
  created: z.number().int(),
  changed: z.number().int(),
  same: z.number().int(),
  refused: z.number().int(),
};

const valuesSchema = z.record(z.string(), z.unknown());

/** The result of a row of a bulk call, or the one it would have. `errors` are by field, `issues` the same for programs. */
export const bulkRowResultSchema = z.object({
  row: z.number().int(),
  sku: z.string().optional(),
  outcome: z.enum(['created', 'changed', 'same', 'refused']),
  toolId: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  issues: z.record(z.string(), z.array(issueMessageSchema)).optional(),
});
export type BulkRowResult = z.infer<typeof bulkRowResultSchema>;

/** The response of bulk calls; `id` is what it can be undone by, as an import. */
export const bulkRowsResultSchema = z.object({
  id: z.string(),
  ...countSchemas,
  rows: z.array(bulkRowResultSchema),
});
export type BulkRowsResult = z.infer<typeof bulkRowsResultSchema>;

/** A row of a file that is refused, and its column and cell where those are known; or a note on one that is not. */
const problemRowSchema = z.object({
  row: z.number().int(),
  column: z.string().optional(),
  value: z.string().optional(),
  message: z.string(),
  ...issueMessageSchema.shape,
});
export type ImportProblem = z.infer<typeof problemRowSchema>;

const additionSchema = z.enum(Object.values(ADDITIONS));

/** The rows that are refused for one cause in one column, with the cells of most of them; `create` is what would help. */
const problemGroupSchema = z.object({
  column: z.string().optional(),
  message: z.string(),
  ...issueMessageSchema.shape,
  rows: z.number().int(),
  values: z.array(z.object({ value: z.string(), rows: z.number().int() })),
  create: additionSchema.optional(),
});
export type ProblemGroup = z.infer<typeof problemGroupSchema>;

const changeRowSchema = z.object({
  row: z.number().int(),
  sku: z.string().optional(),
  before: valuesSchema,
  after: valuesSchema,
});
export type ImportChange = z.infer<typeof changeRowSchema>;

/** Query of imports of archives. */
export const picturesQuerySchema = bulkQuerySchema.pick({ dryRun: true });

const IMPORT_STATES = ['running', 'done', 'cancelled', 'failed'] as const;

/** How far an import is, and once it has ended what became of its rows. */
export const importResultSchema = z.object({
  id: z.string(),
  kind: z.enum(RUN_KINDS),
  state: z.enum(IMPORT_STATES),
  dryRun: z.boolean(),
  done: z.number().int(),
  total: z.number().int(),
  /** The headings of a file, and the field that each was understood as. */
  columns: z.array(
    z.object({
      heading: z.string(),
      field: z.string().nullable(),
      offer: z.string().optional(),
      remembered: z.literal(true).optional(),
    }),
  ),
  ...countSchemas,
  /** The first 1,000 of each, and the first 100. */
  problems: z.array(problemRowSchema),
  notes: z.array(problemRowSchema),
  /** All that is wrong, the most frequent first, and likewise what is noted of rows that are not refused. */
  groups: z.array(problemGroupSchema),
  noteGroups: z.array(problemGroupSchema),
  /** What was added before the rows, or would be: the first row that names each. */
  added: z.array(
    z.object({
      row: z.number().int(),
      create: additionSchema,
      name: z.string(),
      /** Of a category. */
      slug: z.string().optional(),
    }),
  ),
  /** Of a workbook: the names of its sheets, and the one that was read. */
  sheets: z.array(z.string()).optional(),
  sheet: z.string().optional(),
  leftOut: z.array(z.object({ row: z.number().int(), why: z.enum(LEFT_OUT_REASONS) })),
  changes: z.array(changeRowSchema),
  /** Of an archive, whose rows are tools. */
  files: filedSchema.optional(),
  createdAt: z.string(),
  endedAt: z.string().optional(),
  /** Until when it can be looked at and undone. */
  expiresAt: z.string(),
  undone: z
    .object({ undone: z.number().int(), kept: z.number().int(), endedAt: z.string().optional() })
    .optional(),
});
export type ImportResult = z.infer<typeof importResultSchema>;

/** A file of many rows is imported in the background: `GET /api/import/{id}` says how far it is. */
export const importAcceptedSchema = z.object({ id: z.string() });

/** The response of undoing an import: rows that were changed again since stay. */
export const importUndoneSchema = z.object({
  undone: z.number().int(),
  kept: z.number().int(),
  rows: z.array(
    z.object({
      row: z.number().int(),
      sku: z.string().optional(),
      reason: z.enum(['gone', 'edited-meanwhile', 'stock-below-zero']),
    }),
  ),
});
export type ImportUndone = z.infer<typeof importUndoneSchema>;

export const importStateSchema = z.object({ state: z.enum(IMPORT_STATES) });

/** The longest name of a change in another system. */
const EXTERNAL_ID_MAX = 100;
const CHANGE_MAX = 10_000_000;

/** A row of `POST /api/bulk/prices`: the public price of a tool. */
export const priceRowSchema = z.strictObject({ sku: skuSchema, price: priceSchema });

const externalIdSchema = lineSchema('reference-required', EXTERNAL_ID_MAX, 'field-too-long');

const stockFields = {
  sku: skuSchema,
  /** Units on sale, as they were counted. */
  available: toolQuantitySchema.optional(),
  /** Units more or less than before. */
  change: numberSchema('stock-change-invalid', 'stock-change-invalid')
    .refine(
      (units) => Number.isInteger(units) && Math.abs(units) <= CHANGE_MAX,
      issue('stock-change-invalid'),
    )
    .optional(),
  /** A moment, or a day or a clock's time in the shop's zone. */
  asOf: z
    .string()
    .regex(
      /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/,
      issue('as-of-invalid'),
    )
    .optional(),
  reason: z.enum(ADMIN_STOCK_REASONS, { error: issue('stock-reason-unknown') }).optional(),
};

type Figures = { available?: number | undefined; change?: number | undefined };

/** Either a figure or a difference. */
const isOneFigure = ({ available, change }: Figures) => (available === undefined) !== (change === undefined);
const ONE_FIGURE = { path: ['available'], error: issue('stock-one-figure') };

/** A row of `POST /api/bulk/stock`. */
export const stockRowSchema = z
  .strictObject({ ...stockFields, externalId: externalIdSchema })
  .refine(isOneFigure, ONE_FIGURE);

/** The same in a file, in which a reference may be missing. */
export const stockFileRowSchema = z
  .strictObject({ ...stockFields, externalId: externalIdSchema.optional() })
  .refine(isOneFigure, ONE_FIGURE);
export type StockRow = z.infer<typeof stockFileRowSchema>;

import { z } from 'zod';
import { lineSchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { numberSchema } from '../numbers/number-fields.schema';
import { ADMIN_STOCK_REASONS } from '../stock/stock-reasons';
import { priceSchema, skuSchema, toolQuantitySchema } from '../tools/tool-fields.schema';

/** What another system calls a change. */
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

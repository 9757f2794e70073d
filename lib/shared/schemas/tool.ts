import { z } from 'zod';
import { type IssueCode, issue } from '../messages';
import { isWholeCents, MAXIMUM_CHARGE_CENTS } from '../money';
import { readAmount } from '../read-amount';
import { isSafeImageUrl, lineSchema, numberSchema, textSchema } from './fields';

const TOOL_NAME_MAX_LENGTH = 120;
export const DESCRIPTION_MAX_LENGTH = 250;
const MAX_UNITS = 10_000_000;

const priceSchema = z.preprocess(
  (value) => (typeof value === 'string' ? readAmount(value) : value),
  numberSchema('price-required', 'price-invalid')
    .refine((dollars) => dollars > 0, { error: issue('price-invalid'), abort: true })
    .refine((dollars) => dollars * 100 <= MAXIMUM_CHARGE_CENTS, {
      error: issue('price-too-high'),
      abort: true,
    })
    .refine(isWholeCents, issue('price-invalid')),
);

type UnitsIssues = { required: IssueCode; invalid: IssueCode; tooHigh: IssueCode };

/** A whole number of units, at least `minimum`. */
function unitsSchema({ required, invalid, tooHigh }: UnitsIssues, minimum: number) {
  return numberSchema(required, invalid)
    .refine((units) => Number.isInteger(units) && units >= minimum, { error: invalid, abort: true })
    .refine((units) => units <= MAX_UNITS, tooHigh);
}

/** The units of a tool that can be ordered: none, or a whole number. */
export const toolQuantitySchema = unitsSchema(
  {
    required: 'tool-quantity-required',
    invalid: 'tool-quantity-invalid',
    tooHigh: 'tool-quantity-too-high',
  },
  0,
);

export const addToolSchema = z.strictObject({
  image: z
    .string({ error: issue('image-required') })
    .trim()
    .min(1, { error: issue('image-required'), abort: true })
    .max(2048, { error: issue('field-too-long'), abort: true })
    .refine(isSafeImageUrl, issue('image-invalid')),
  name: lineSchema('tool-name-required', TOOL_NAME_MAX_LENGTH, 'tool-name-too-long'),
  description: textSchema('description-required', DESCRIPTION_MAX_LENGTH, 'description-too-long'),
  price: priceSchema,
  moq: unitsSchema({ required: 'moq-required', invalid: 'moq-invalid', tooHigh: 'moq-too-high' }, 1),
  quantity: toolQuantitySchema,
  category: z
    .string()
    .trim()
    .max(60)
    .regex(/^[a-z0-9-]*$/)
    .optional(),
});
export type AddToolInput = z.infer<typeof addToolSchema>;

/** A tool as calls return it and pages show it: money in dollars, `quantity` = units available now. */
export const toolSchema = z.object({
  _id: z.string(),
  sku: z.string(),
  slug: z.string(),
  name: z.string(),
  image: z.string(),
  /** A dimensioned drawing, if there is one. */
  drawing: z.string().optional(),
  description: z.string(),
  category: z.string(),
  price: z.number(),
  moq: z.number(),
  quantity: z.number(),
  specs: z.array(z.object({ name: z.string(), value: z.string(), unit: z.string().optional() })),
  rating: z.object({ average: z.number(), count: z.number() }),
});
export type Tool = z.infer<typeof toolSchema>;

export const TOOL_SORTS = ['newest', 'price', '-price', 'name', 'rating'] as const;
const TOOL_PAGE_LIMIT_MAX = 100;

/** Query of `GET /api/tool` (product §7.8). */
export const toolQuerySchema = z.object({
  q: z.string().trim().max(200).optional(),
  category: z.string().trim().max(60).optional(),
  minPrice: z.coerce.number().min(0).optional(),
  maxPrice: z.coerce.number().min(0).optional(),
  inStock: z
    .enum(['true', 'false', '1', '0'])
    .transform((value) => value === 'true' || value === '1')
    .optional(),
  sort: z.enum(TOOL_SORTS).optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  limit: z.coerce.number().int().min(1).max(TOOL_PAGE_LIMIT_MAX).optional(),
});
export type ToolQuery = z.infer<typeof toolQuerySchema>;

import { z } from 'zod';
import { lineSchema, optionalTextSchema } from '../calls/fields.schema';
import { cartLineSchema, mergeLineSchema } from '../cart/cart.schema';
import { issue } from '../messages/messages';
import { ORDER_LINES_MAX } from '../quantity/quantity-rules';
import { LANGUAGES } from '../site/languages';

export const LISTS_MAX = 100;
const NAME_MAX_LENGTH = 80;
const NOTE_MAX_LENGTH = 1_000;

export const listInputSchema = z.strictObject({
  name: lineSchema('list-name-required', NAME_MAX_LENGTH, 'field-too-long'),
  note: optionalTextSchema(NOTE_MAX_LENGTH).optional(),
  lines: z
    .array(mergeLineSchema.omit({ written: true, note: true, requestedOn: true }), {
      error: issue('invalid'),
    })
    .max(ORDER_LINES_MAX, issue('list-lines-too-many')),
  /** True if the members of one's company read it too; where it is left out, as before. */
  shared: z.boolean({ error: issue('invalid') }).optional(),
});
export type ListInput = z.infer<typeof listInputSchema>;

/** Body of `PUT /api/list/{id}`, with the version that it replaces. */
export const replaceListSchema = listInputSchema.extend({
  version: z
    .number({ error: issue('invalid') })
    .int()
    .min(0),
});
export type ReplaceListInput = z.infer<typeof replaceListSchema>;

/** `version` changes with every change. */
export const listSummarySchema = z.object({
  _id: z.string(),
  name: z.string(),
  note: z.string(),
  version: z.number(),
  lineCount: z.number(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** For members of a company: whether it is shared there, whether it is one's own, whose it is, and whether they may change it. */
  shared: z.boolean().optional(),
  own: z.boolean().optional(),
  ownerName: z.string().optional(),
  mayChange: z.boolean().optional(),
});
export type ListSummary = z.infer<typeof listSummarySchema>;

/** `orderedAt`: when the owner placed the last paid order of the tool. */
export const listLineSchema = cartLineSchema.extend({ orderedAt: z.iso.datetime().optional() });
export type ListLine = z.infer<typeof listLineSchema>;

export const listSchema = listSummarySchema.extend({
  lines: z.array(listLineSchema),
  units: z.number(),
  goodsValue: z.number(),
});
export type List = z.infer<typeof listSchema>;

/** Without `tools` labels of the whole list; else of these, by their ids. */
export const listLabelsQuerySchema = z.object({
  tools: z
    .string()
    .max(ORDER_LINES_MAX * 25, issue('list-lines-too-many'))
    .transform((text) => new Set(text.toLowerCase().split(',').filter(Boolean)))
    .optional(),
  language: z.enum(LANGUAGES.all).optional(),
});

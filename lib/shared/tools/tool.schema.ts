import { z } from 'zod';
import { issue } from '../messages/messages';
import { amountText, pageSchema, wholeNumberText } from '../numbers/number-fields.schema';
import { SPEC_TYPES } from './spec-values';
import { DOCUMENT_KINDS, DOCUMENT_LANGUAGES } from './tool-documents';
import {
  categorySchema,
  detailsSchema,
  documentsSchema,
  imageUrlSchema,
  leadTimeDaysSchema,
  lowStockBelowSchema,
  moqSchema,
  packsSchema,
  picturesSchema,
  priceSchema,
  skuSchema,
  specsSchema,
  stepSchema,
  successorSchema,
  toolDescriptionSchema,
  toolNameSchema,
  toolQuantitySchema,
  toolStateSchema,
} from './tool-fields.schema';
import { toolRuleIssues } from './tool-rules';
import { TOOL_STATES } from './tool-states';

/** What both ways to write a tool take besides the specified fields. */
const optionalFields = {
  sku: skuSchema.optional(),
  details: detailsSchema.optional(),
  category: categorySchema.optional(),
  step: stepSchema.optional(),
  packs: packsSchema.optional(),
  specs: specsSchema.optional(),
  pictures: picturesSchema.optional(),
  documents: documentsSchema.optional(),
  state: toolStateSchema.optional(),
  successorId: successorSchema.optional(),
  leadTimeDays: leadTimeDaysSchema.optional(),
};

/** Adds what is wrong between several fields to what is wrong with each. */
function checkRules(
  { moq, step, packs }: { moq: number; step?: number | undefined; packs?: { units: number }[] | undefined },
  context: z.RefinementCtx,
): void {
  const issues = toolRuleIssues({ moq, step: step ?? 1, packs: packs ?? [] });
  for (const [field, [code = 'invalid']] of Object.entries(issues)) {
    const path = field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    context.addIssue({ code: 'custom', path, message: code });
  }
}

/** The fields of a new tool, without the rules between them. */
export const newToolFields = z.strictObject({
  image: imageUrlSchema,
  name: toolNameSchema,
  description: toolDescriptionSchema,
  price: priceSchema,
  moq: moqSchema,
  quantity: toolQuantitySchema,
  ...optionalFields,
});

/** Body of `POST /api/tool`. With `pictures`, the first of them is `image`. */
export const addToolSchema = newToolFields
  .superRefine(checkRules)
  .refine(({ image, pictures }) => !pictures || pictures[0]?.url === image, {
    path: ['pictures'],
    error: issue('pictures-image-first'),
  });
export type AddToolInput = z.infer<typeof addToolSchema>;

/**
 * Body of `PATCH /api/tool/{id}`: the fields to change, and the revision they were read at. What is wrong between fields is
 * checked with those that stay.
 */
export const editToolSchema = z.strictObject({
  revision: z.number().int().min(1),
  name: toolNameSchema.optional(),
  description: toolDescriptionSchema.optional(),
  price: priceSchema.optional(),
  moq: moqSchema.optional(),
  ...optionalFields,
  lowStockBelow: lowStockBelowSchema.optional(),
});
export type EditToolInput = z.infer<typeof editToolSchema>;

/** A tool that is there, as a row of many changes it: found by its SKU, whatever its revision. */
export const toolRowSchema = editToolSchema.omit({ revision: true }).extend({
  sku: skuSchema,
  image: imageUrlSchema.optional(),
  quantity: toolQuantitySchema.optional(),
});
export type ToolRow = z.infer<typeof toolRowSchema>;

/** A tool that such a row adds. */
export const newToolRowSchema = newToolFields
  .extend({ sku: skuSchema, lowStockBelow: lowStockBelowSchema.optional() })
  .superRefine(checkRules);
export type NewToolRow = z.infer<typeof newToolRowSchema>;

/** What `PATCH /api/tool/{id}` returns: what the next change has to name. */
export const toolRevisionSchema = z.object({ revision: z.number().int() });

/** A document of a tool: a PDF of this site, what it is, its language, and its title where it has one. */
export const toolDocumentSchema = z.object({
  url: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  language: z.enum(DOCUMENT_LANGUAGES),
  title: z.string().optional(),
});

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
  /** Markdown, in which HTML is text; of one tool alone, absent without any. */
  details: z.string().optional(),
  category: z.string(),
  /** Per unit; absent on request. */
  price: z.number().optional(),
  moq: z.number(),
  quantity: z.number(),
  specs: z.array(
    z.object({
      name: z.string(),
      value: z.string(),
      unit: z.string().optional(),
      type: z.enum(SPEC_TYPES).optional(),
    }),
  ),
  rating: z.object({ average: z.number(), count: z.number() }),
  /** Orders are for multiples of this many units. */
  step: z.number(),
  packs: z.array(z.object({ name: z.string(), units: z.number(), gtin: z.string().optional() })),
  state: z.enum(TOOL_STATES),
  /** The tool that replaces it, once it is retired. */
  successorId: z.string().optional(),
  /** In the order in which they are shown, where there is more to say than the address of one. */
  pictures: z.array(z.object({ url: z.string(), alt: z.string().optional() })).optional(),
  /** Working days until more than there is in stock ships; absent for the shop's setting. */
  leadTimeDays: z.number().optional(),
  /** Files for buyers to save, in their order; absent without any. */
  documents: z.array(toolDocumentSchema).optional(),
  /** Raised by each edit; stock and ratings are none. */
  revision: z.number(),
  /** For admins: units paid for in the last 30 days. */
  sold: z.number().optional(),
  /** For admins: it is on sale with fewer units than its limit. */
  isLowStock: z.boolean().optional(),
});
export type Tool = z.infer<typeof toolSchema>;

export const TOOL_SORTS = ['newest', 'price', '-price', 'name', 'rating'] as const;
const TOOL_PAGE_LIMIT_MAX = 100;

/** Query of `GET /api/tool` (product §7.8). */
export const toolQuerySchema = z.object({
  q: z.string().trim().max(200).optional(),
  category: z.string().trim().max(60).optional(),
  minPrice: amountText.optional(),
  maxPrice: amountText.optional(),
  inStock: z
    .enum(['true', 'false', '1', '0'])
    .transform((value) => value === 'true' || value === '1')
    .optional(),
  sort: z.enum(TOOL_SORTS).optional(),
  /** For admins, with their token: tools in this state, with their prices. */
  state: z.enum([...TOOL_STATES, 'all']).optional(),
  page: pageSchema.optional(),
  limit: wholeNumberText(1, TOOL_PAGE_LIMIT_MAX).optional(),
});
export type ToolQuery = z.infer<typeof toolQuerySchema>;

/** The orders of a list for admins; `sold` is by units paid for lately. */
export const MANAGED_TOOL_SORTS = [
  ...TOOL_SORTS,
  '-name',
  'sku',
  '-sku',
  'moq',
  '-moq',
  'quantity',
  '-quantity',
  'sold',
  '-sold',
] as const;
export type ManagedToolSort = (typeof MANAGED_TOOL_SORTS)[number];

/** Query of `GET /api/tool` with `state`, for admins: more orders, and those on sale whose stock is low. */
export const managedToolQuerySchema = toolQuerySchema.extend({
  sort: z.enum(MANAGED_TOOL_SORTS).optional(),
  lowStock: z
    .enum(['true', '1'])
    .transform(() => true)
    .optional(),
});
export type ManagedToolQuery = z.infer<typeof managedToolQuerySchema>;

/** Query of `GET /api/tool/{id}`. */
export const oneToolQuerySchema = toolQuerySchema.pick({ state: true });

import { z } from 'zod';
import { issue } from '../messages/messages';
import { amountText, pageSchema, wholeNumberText } from '../numbers/number-fields.schema';
import { TOOL_STATES } from '../quantity/quantity-rules';
import { LANGUAGES } from '../site/languages';
import { deliveredFields, shippingFields } from './shipping-fields.schema';
import { SPEC_TYPES } from './spec-values';
import { TEXT_PARTS } from './text-in';
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
import { refineToolRules } from './tool-rules';
import {
  missingTextsSchema,
  otherLanguageSchema,
  storedTextsSchema,
  toolTextsSchema,
} from './tool-texts.schema';

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
  ...shippingFields,
  texts: toolTextsSchema.optional(),
};

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
  .superRefine(refineToolRules)
  .refine(({ image, pictures }) => !pictures || pictures[0]?.url === image, {
    path: ['pictures'],
    error: issue('pictures-image-first'),
  });
export type AddToolInput = z.infer<typeof addToolSchema>;

/**
 * Body of `PATCH /api/tool/{id}`: the fields to change, and the revision they were read at. Rules between fields are
 * checked with the stored ones.
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

const newToolRow = newToolFields.extend({
  sku: skuSchema,
  lowStockBelow: lowStockBelowSchema.optional(),
});

/** A tool that such a row adds. */
export const newToolRowSchema = newToolRow.superRefine(refineToolRules);

/** The same of a tool on request, which may be without a price. */
export const unpricedToolRowSchema = newToolRow
  .extend({ price: priceSchema.optional(), state: z.literal('on-request') })
  .superRefine(refineToolRules);
export type NewToolRow = z.infer<typeof newToolRowSchema> | z.infer<typeof unpricedToolRowSchema>;

/** The response of `PATCH /api/tool/{id}`: the revision that the next change has to name. */
export const toolRevisionSchema = z.object({ revision: z.number().int() });

const toolDocumentSchema = z.object({
  url: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  language: z.enum(DOCUMENT_LANGUAGES),
  title: z.string().optional(),
});

/** Money is in dollars; `quantity` is the units available now. */
export const toolSchema = z.object({
  _id: z.string(),
  sku: z.string(),
  slug: z.string(),
  name: z.string(),
  image: z.string(),
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
  step: z.number(),
  packs: z.array(z.object({ name: z.string(), units: z.number(), gtin: z.string().optional() })),
  state: z.enum(TOOL_STATES),
  successorId: z.string().optional(),
  /** In the order of display; absent for a single picture without `alt`. */
  pictures: z.array(z.object({ url: z.string(), alt: z.string().optional() })).optional(),
  /** Working days until units out of stock ship; absent for the shop's setting. */
  leadTimeDays: z.number().optional(),
  /** In the order of display; absent without any. */
  documents: z.array(toolDocumentSchema).optional(),
  ...deliveredFields,
  /** Incremented by each edit, but not by stock or ratings. */
  revision: z.number(),
  /** Parts in the catalogue's language, for want of a text in the one asked for. */
  untranslated: z.array(z.enum(TEXT_PARTS)).optional(),
  /** For admins: units paid for in the last 30 days. */
  sold: z.number().optional(),
  /** For admins: on sale with less stock than its limit. */
  isLowStock: z.boolean().optional(),
  /** For admins: available units below which stock is low; null for the shop's setting. */
  lowStockBelow: z.number().nullable().optional(),
  /** For admins, in lists: how many texts are missing, by language. */
  missingTexts: missingTextsSchema.optional(),
  /** For admins, of one tool alone: what is written in other languages; absent without any. */
  texts: storedTextsSchema.optional(),
});
export type Tool = z.infer<typeof toolSchema>;

/** The language of texts; without it the first of `Accept-Language` that the shop has, and the catalogue's without either. */
export const textLanguageSchema = z.enum(LANGUAGES.all).optional();

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
  language: textLanguageSchema,
});
export type ToolQuery = z.infer<typeof toolQuerySchema>;

/** `sold` is by units paid for in the last 30 days. */
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

export const managedToolQuerySchema = toolQuerySchema.extend({
  sort: z.enum(MANAGED_TOOL_SORTS).optional(),
  lowStock: z
    .enum(['true', '1'])
    .transform(() => true)
    .optional(),
  /** A language in which texts are missing. */
  missing: otherLanguageSchema.optional(),
});
export type ManagedToolQuery = z.infer<typeof managedToolQuerySchema>;

export const oneToolQuerySchema = toolQuerySchema.pick({ state: true, language: true });

/** For admins, in any state. */
export const managedToolSchema = toolSchema.extend({
  details: z.string(),
  price: z.number(),
  pictures: z.array(z.object({ url: z.string(), alt: z.string().optional() })),
  documents: z.array(toolDocumentSchema),
  successorId: z.string().nullable(),
  /** Available units below which stock is low; null for the shop's setting. */
  lowStockBelow: z.number().nullable(),
  /** Working days until units out of stock ship; null for the shop's setting. */
  leadTimeDays: z.number().nullable(),
});
export type ManagedTool = z.infer<typeof managedToolSchema>;

/** In the list of tools for admins. */
export type ManagedToolRow = Tool & Required<Pick<Tool, 'price' | 'sold' | 'isLowStock' | 'lowStockBelow'>>;

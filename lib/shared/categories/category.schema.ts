import { z } from 'zod';
import { lineSchema, optionalLineSchema } from '../calls/fields.schema';
import { isSafeImageUrl } from '../calls/image-url';
import { issue } from '../messages/messages';
import { numberSchema } from '../numbers/number-fields.schema';
import { KNOWN_LANGUAGES } from '../site/known-languages';
import { CATALOGUE_LANGUAGE, type Language } from '../site/languages';

const NAME_MAX_LENGTH = 60;
const SENTENCE_MAX_LENGTH = 250;
const KEY_SPECS_MAX = 10;
const SPEC_NAME_MAX_LENGTH = 60;
const ORDER_MAX = 1_000_000;

/** A category as a tool names it, which may be older than the stored one. */
const slugSchema = z
  .string({ error: issue('category-slug-invalid') })
  .trim()
  .regex(/^[a-z0-9-]{1,60}$/, issue('category-slug-invalid'));

const nameSchema = lineSchema('name-required', NAME_MAX_LENGTH, 'name-too-long');
const sentenceSchema = optionalLineSchema(SENTENCE_MAX_LENGTH).optional();

export const keySpecsSchema = z
  .array(lineSchema('spec-name-required', SPEC_NAME_MAX_LENGTH, 'field-too-long'))
  .max(KEY_SPECS_MAX, issue('key-specs-too-many'))
  .refine((names) => new Set(names.map((name) => name.toLowerCase())).size === names.length, {
    error: issue('spec-twice'),
  });

type OptionalText = z.ZodOptional<z.ZodString>;

function inLanguages(schemaFor: (language: Language) => z.ZodType) {
  const entries = KNOWN_LANGUAGES.map((language) => [language, schemaFor(language)]);
  return Object.fromEntries(entries) as Record<Language, OptionalText>;
}

/** Fields of every kind of category input; `''` is none. A name in the catalogue's language is required. */
export const categoryFields = {
  names: z.strictObject(
    inLanguages((language) =>
      language === CATALOGUE_LANGUAGE ? nameSchema : optionalLineSchema(NAME_MAX_LENGTH).optional(),
    ),
  ),
  sentences: z.strictObject(inLanguages(() => sentenceSchema)).optional(),
  picture: z
    .string()
    .trim()
    .max(2048, issue('field-too-long'))
    .refine((value) => value === '' || isSafeImageUrl(value), issue('image-invalid'))
    .optional(),
  order: numberSchema('category-order-invalid', 'category-order-invalid').refine(
    (order) => Number.isInteger(order) && order >= 0 && order <= ORDER_MAX,
    issue('category-order-invalid'),
  ),
};

/** Body of `POST /api/category`. */
export const newCategorySchema = z.strictObject({
  slug: slugSchema,
  ...categoryFields,
  order: categoryFields.order.optional(),
  keySpecs: keySpecsSchema.optional(),
});
export type NewCategory = z.output<typeof newCategorySchema>;

/** Body of `PUT /api/category/{slug}`: the whole category. Its slug is part of public addresses and stays. */
export const changedCategorySchema = newCategorySchema.partial({ slug: true });
export type ChangedCategory = z.output<typeof changedCategorySchema>;

export const categoryParamSchema = z.object({ slug: slugSchema });

export const categorySchema = z.object({
  slug: z.string(),
  names: z.object(
    inLanguages((language) => (language === CATALOGUE_LANGUAGE ? z.string() : z.string().optional())),
  ),
  sentences: z.object(inLanguages(() => z.string().optional())).optional(),
  picture: z.string().optional(),
  order: z.number().int(),
  keySpecs: z.array(z.string()),
});
export type Category = z.infer<typeof categorySchema>;

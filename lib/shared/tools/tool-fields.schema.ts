import { z } from 'zod';
import {
  filledRows,
  hasAtMostLines,
  LINES_MAX,
  lineSchema,
  objectIdSchema,
  optionalLineSchema,
  optionalTextSchema,
  textSchema,
} from '../calls/fields.schema';
import { isSafeImageUrl } from '../calls/image-url';
import { type IssueCode, issue } from '../messages/messages';
import { MAXIMUM_CHARGE_CENTS } from '../numbers/card-charges';
import { isPositiveCents } from '../numbers/money';
import { numberSchema, typedCount } from '../numbers/number-fields.schema';
import { readAmount } from '../numbers/read-amount';
import { TOOL_STATES } from '../quantity/quantity-rules';
import { CURRENCY } from '../site/currency';
import { decimalMarkOf } from '../site/language-facts';
import type { Language } from '../site/languages';
import { isShortened } from '../tables/shortened';
import { isGtin } from './article-codes';
import { figuresOfPage } from './catalogue/plain-figures';
import { readSpecValue, SPEC_TYPES } from './spec-values';
import { DOCUMENT_KINDS, DOCUMENT_LANGUAGES, isDocumentUrl } from './tool-documents';
import {
  ALT_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  DETAILS_MAX_LENGTH,
  DOCUMENT_TITLE_MAX_LENGTH,
  DOCUMENTS_MAX,
  PACKS_MAX,
  PICTURES_MAX,
  SPECS_MAX,
} from './tool-limits';

/** Fields of a tool that admins write, shared by all calls and forms. */

export const TOOL_NAME_MAX_LENGTH = 120;
const SKU_MAX_LENGTH = 40;
export const MAX_UNITS = 10_000_000;
const LEAD_TIME_MAX_DAYS = 365;
const SPEC_NAME_MAX_LENGTH = 60;
const SPEC_VALUE_MAX_LENGTH = 120;
const UNIT_MAX_LENGTH = 20;
const PACK_NAME_MAX_LENGTH = 40;

export const priceSchema = numberSchema('price-required', 'price-invalid', readAmount)
  .refine((dollars) => dollars > 0, { error: issue('price-invalid'), abort: true })
  .refine((dollars) => dollars * CURRENCY.scale <= MAXIMUM_CHARGE_CENTS, {
    error: issue('price-too-high'),
    abort: true,
  })
  .refine(isPositiveCents, issue('price-invalid'));

type UnitsIssues = { required: IssueCode; invalid: IssueCode; tooHigh: IssueCode };

function unitsSchema({ required, invalid, tooHigh }: UnitsIssues, minimum: number) {
  return numberSchema(required, invalid)
    .refine((units) => Number.isInteger(units) && units >= minimum, { error: invalid, abort: true })
    .refine((units) => units <= MAX_UNITS, tooHigh);
}

export const toolQuantitySchema = unitsSchema(
  {
    required: 'tool-quantity-required',
    invalid: 'tool-quantity-invalid',
    tooHigh: 'tool-quantity-too-high',
  },
  0,
);

export const moqSchema = unitsSchema(
  { required: 'moq-required', invalid: 'moq-invalid', tooHigh: 'moq-too-high' },
  1,
);

export const stepSchema = unitsSchema(
  { required: 'step-required', invalid: 'step-invalid', tooHigh: 'step-too-high' },
  1,
);

/** Available units below which stock is low: 0 for never, null for the shop's setting. */
export const lowStockBelowSchema = z.preprocess(
  (value) => (value === '' ? null : value),
  unitsSchema(
    { required: 'low-stock-invalid', invalid: 'low-stock-invalid', tooHigh: 'low-stock-too-high' },
    0,
  ).nullable(),
);

/** Working days until units ship. */
export const leadDaysSchema = numberSchema('lead-time-invalid', 'lead-time-invalid').refine(
  (days) => Number.isInteger(days) && days >= 1 && days <= LEAD_TIME_MAX_DAYS,
  issue('lead-time-invalid'),
);

/** Of units out of stock; null for the shop's setting. */
export const leadTimeDaysSchema = z.preprocess(
  (value) => (value === '' ? null : value),
  leadDaysSchema.nullable(),
);

export const imageUrlSchema = z
  .string({ error: issue('image-required') })
  .trim()
  .min(1, { error: issue('image-required'), abort: true })
  .max(2048, { error: issue('field-too-long'), abort: true })
  .refine(isSafeImageUrl, issue('image-invalid'));

export const toolNameSchema = lineSchema('tool-name-required', TOOL_NAME_MAX_LENGTH, 'tool-name-too-long');

export const toolDescriptionSchema = textSchema(
  'description-required',
  DESCRIPTION_MAX_LENGTH,
  'description-too-long',
).refine(hasAtMostLines(LINES_MAX.note), issue('field-too-long'));

export const categorySchema = z
  .string()
  .trim()
  .max(60)
  .regex(/^[a-z0-9-]*$/);

/** Markdown for the tool's own page; empty for none. */
export const detailsSchema = optionalTextSchema(DETAILS_MAX_LENGTH);

/** The maker's own article number: as it is printed, beginning and ending with a letter or digit. */
export const skuSchema = z
  .string({ error: issue('sku-required') })
  .trim()
  .min(1, { error: issue('sku-required'), abort: true })
  .max(SKU_MAX_LENGTH, { error: issue('field-too-long'), abort: true })
  .refine((sku) => !isShortened(sku), { error: issue('number-shortened'), abort: true })
  .regex(/^[A-Za-z0-9](?:[A-Za-z0-9 ./_+-]*[A-Za-z0-9+])?$/, issue('sku-invalid'));

function refuseTwice<Entry>(keyOf: (entry: Entry) => string, field: string, code: IssueCode) {
  return (entries: readonly Entry[], context: z.RefinementCtx) => {
    const seen = new Set<string>();
    for (const [index, entry] of entries.entries()) {
      const key = keyOf(entry);
      if (seen.has(key)) context.addIssue({ code: 'custom', path: [index, field], message: code });
      seen.add(key);
    }
  };
}

const specSchema = z
  .strictObject({
    name: lineSchema('spec-name-required', SPEC_NAME_MAX_LENGTH, 'field-too-long'),
    type: z.enum(SPEC_TYPES).optional(),
    value: lineSchema('spec-value-required', SPEC_VALUE_MAX_LENGTH, 'field-too-long'),
    unit: optionalLineSchema(UNIT_MAX_LENGTH).optional(),
  })
  .transform(({ name, type, value, unit }, context) => {
    const read = readSpecValue(type ?? 'text', value);
    if (read === null) {
      const code = type === 'range' ? issue('spec-range-invalid') : issue('spec-number-invalid');
      context.addIssue({ code: 'custom', path: ['value'], message: code });
      return z.NEVER;
    }
    return { name, value: read, ...(unit ? { unit } : {}), ...(type ? { type } : {}) };
  });

export const specsSchema = z
  .array(specSchema)
  .max(SPECS_MAX, issue('specs-too-many'))
  .superRefine(refuseTwice(({ name }) => name.toLowerCase(), 'name', 'spec-twice'));

/** Figures that are typed on a page of this language, which writes them with its decimal mark. */
export const typedSpecsSchema = (language: Language) =>
  filledRows(
    z
      .array(
        z.looseObject({
          name: z.string(),
          value: z.string(),
          unit: z.string().optional(),
          type: z.enum(SPEC_TYPES).optional(),
        }),
      )
      .transform((specs) =>
        specs.map((spec) => ({ ...spec, value: figuresOfPage(spec, decimalMarkOf(language)) })),
      )
      .pipe(specsSchema),
    ['name', 'value', 'unit'],
  );

const packUnitsSchema = unitsSchema(
  { required: 'pack-units-required', invalid: 'pack-units-invalid', tooHigh: 'pack-units-too-high' },
  2,
);

/** Packs are for people; stock and orders count units. */
function packsOf(units: z.ZodType<number>) {
  const pack = z
    .strictObject({
      name: lineSchema('pack-name-required', PACK_NAME_MAX_LENGTH, 'field-too-long'),
      units,
      gtin: z
        .string()
        .transform((value) => value.replace(/[\s-]/g, ''))
        .refine((value) => value === '' || isGtin(value), issue('gtin-invalid'))
        .optional(),
    })
    .transform(({ name, units: count, gtin }) => ({ name, units: count, ...(gtin ? { gtin } : {}) }));
  return z
    .array(pack)
    .max(PACKS_MAX, issue('packs-too-many'))
    .superRefine(refuseTwice(({ name }) => name.toLowerCase(), 'name', 'pack-twice'));
}

export const packsSchema = packsOf(packUnitsSchema);

export const typedPacksSchema = (language: Language) =>
  filledRows(packsOf(typedCount(packUnitsSchema, language)), ['name', 'units', 'gtin']);

const pictureSchema = z
  .strictObject({
    url: imageUrlSchema,
    alt: optionalLineSchema(ALT_MAX_LENGTH).optional(),
  })
  .transform(({ url, alt }) => ({ url, ...(alt ? { alt } : {}) }));

/** In the order of display; the first one is the tool's `image`. */
export const picturesSchema = z
  .array(pictureSchema)
  .min(1, issue('image-required'))
  .max(PICTURES_MAX, issue('pictures-too-many'))
  .superRefine(refuseTwice(({ url }) => url, 'url', 'picture-twice'));

const documentSchema = z
  .strictObject({
    url: z.string().refine(isDocumentUrl, issue('file-gone')),
    kind: z.enum(DOCUMENT_KINDS),
    language: z.enum(DOCUMENT_LANGUAGES),
    title: optionalLineSchema(DOCUMENT_TITLE_MAX_LENGTH).optional(),
  })
  .transform(({ title, ...rest }) => ({ ...rest, ...(title ? { title } : {}) }));

export const documentsSchema = z
  .array(documentSchema)
  .max(DOCUMENTS_MAX, issue('documents-too-many'))
  .superRefine(refuseTwice(({ url }) => url, 'url', 'document-twice'));

export const toolStateSchema = z.enum(TOOL_STATES);

export const successorSchema = objectIdSchema.nullable();

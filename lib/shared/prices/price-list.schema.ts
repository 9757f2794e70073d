import { z } from 'zod';
import { lineSchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { numberSchema } from '../numbers/number-fields.schema';
import { readPercent } from '../numbers/read-amount';
import { isPercent } from '../numbers/unit-price';
import { QUANTITY_MAX } from '../quantity/quantity-rules';
import { skuKeyOf } from '../tools/article-codes';
import { priceSchema } from '../tools/tool-fields.schema';
import { PRICE_ROUNDINGS } from './price-roundings';

const PRICE_LIST_NAME_MAX_LENGTH = 100;
const PRIORITY_MAX = 1_000_000;
export const RULES_MAX = 10_000;
export const TIERS_MAX = 50;

const percentSchema = numberSchema('percent-invalid', 'percent-invalid', readPercent).refine(
  isPercent,
  issue('percent-invalid'),
);

/** From a quantity on, either a price in dollars or a discount in per cent on the public price. */
export const priceTierSchema = z
  .strictObject({
    from: numberSchema('price-tier-from', 'price-tier-from').refine(
      (from) => Number.isInteger(from) && from >= 1 && from <= QUANTITY_MAX,
      issue('price-tier-from'),
    ),
    price: priceSchema.optional(),
    percent: percentSchema.optional(),
  })
  .refine(({ price, percent }) => (price === undefined) !== (percent === undefined), {
    error: issue('price-tier-amount'),
  });

function refuseRepeats<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => unknown,
  report: (index: number) => void,
): void {
  const seen = new Set<unknown>();
  for (const [index, entry] of entries.entries()) {
    const key = keyOf(entry);
    if (seen.has(key)) report(index);
    seen.add(key);
  }
}

const tiersSchema = z
  .array(priceTierSchema)
  .min(1)
  .max(TIERS_MAX)
  .superRefine((tiers, context) =>
    refuseRepeats(
      tiers,
      ({ from }) => from,
      (index) =>
        context.addIssue({ code: 'custom', path: [index, 'from'], message: issue('price-tier-twice') }),
    ),
  );

const priceRuleSchema = z
  .strictObject({
    /** Single-line, as in the table of rules. */
    sku: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .regex(/^[^\n\r]+$/)
      .optional(),
    category: z
      .string()
      .regex(/^[a-z0-9-]{1,60}$/)
      .optional(),
    tiers: tiersSchema,
  })
  .refine(({ sku, category }) => (sku === undefined) !== (category === undefined), {
    error: issue('price-rule-target'),
  });

const rulesSchema = z
  .array(priceRuleSchema)
  .max(RULES_MAX)
  .superRefine((rules, context) =>
    refuseRepeats(
      rules,
      ({ sku, category }) => (sku === undefined ? `category ${category}` : `sku ${skuKeyOf(sku)}`),
      (index) => context.addIssue({ code: 'custom', path: [index], message: issue('price-rule-twice') }),
    ),
  );

const audienceSchema = z.union([
  z.strictObject({ everyone: z.literal(true) }),
  z.strictObject({ groupId: z.string().min(1).max(100) }),
]);

const PRICE_LIST_FIELDS = {
  name: lineSchema('name-required', PRICE_LIST_NAME_MAX_LENGTH, 'name-too-long'),
  priority: z.int().min(-PRIORITY_MAX).max(PRIORITY_MAX),
  for: audienceSchema,
  /** Valid in [validFrom, validTo); either may be missing. */
  validFrom: z.iso.datetime({ offset: true }).optional(),
  validTo: z.iso.datetime({ offset: true }).optional(),
  rounding: z.literal(PRICE_ROUNDINGS).optional(),
  rules: rulesSchema,
};

type Validity = { validFrom?: string | undefined; validTo?: string | undefined };

function endsAfterItBegins({ validFrom, validTo }: Validity): boolean {
  return !validFrom || !validTo || Date.parse(validFrom) < Date.parse(validTo);
}

const AFTER_BEGINNING = { path: ['validTo'], error: issue('validity-invalid') };

export const newPriceListSchema = z
  .strictObject(PRICE_LIST_FIELDS)
  .refine(endsAfterItBegins, AFTER_BEGINNING);
export type NewPriceList = z.infer<typeof newPriceListSchema>;

/** Body of `PUT /api/price-list/{id}`: the whole list, with the revision that it replaces. */
export const changedPriceListSchema = z
  .strictObject({ ...PRICE_LIST_FIELDS, revision: z.int().min(1) })
  .refine(endsAfterItBegins, AFTER_BEGINNING);
export type ChangedPriceList = z.infer<typeof changedPriceListSchema>;

export const priceListSchema = z.object({
  _id: z.string(),
  ...PRICE_LIST_FIELDS,
  revision: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type PriceListResponse = z.infer<typeof priceListSchema>;

/** `unknown` has the SKUs and categories of its rules that no tool has. */
export const onePriceListSchema = priceListSchema.extend({ unknown: z.array(z.string()) });
export type OnePriceList = z.infer<typeof onePriceListSchema>;

/** Response of `PUT /api/price-list/{id}`: the revision for the next change. */
export const priceListRevisionSchema = z.object({ revision: z.number().int() });
export const PRICE_LIST_BODY_BYTES = 1_048_576;

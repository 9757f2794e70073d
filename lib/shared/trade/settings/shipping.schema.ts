import { z } from 'zod';
import { ADDRESS_LENGTHS } from '../../addresses/address.schema';
import { lineSchema } from '../../calls/fields.schema';
import { issue } from '../../messages/messages';
import { isWholeCents } from '../../numbers/money';
import { numberSchema } from '../../numbers/number-fields.schema';
import { readAmount } from '../../numbers/read-amount';
import { countryCodeSchema, filled, invalid, nameSchema, namesSchema, tradeIdSchema } from './fields.schema';

const AMOUNT_MAX = 999_999.99;
const GRAMS_MAX = 1_000_000_000;

const zoneAreaSchema = z
  .strictObject({
    /** `*` is every country. */
    country: countryCodeSchema(['*']),
    regions: z
      .array(lineSchema('invalid', ADDRESS_LENGTHS.region, 'field-too-long'))
      .max(60)
      .optional(),
    /** The beginnings of postal codes. */
    postalCodes: z
      .array(lineSchema('invalid', 10, 'field-too-long'))
      .max(200)
      .optional(),
  })
  .overwrite(filled);
export type ZoneArea = z.infer<typeof zoneAreaSchema>;

/** Methods have a price of their own in each zone. A place is in the first zone of which an area contains it. */
const zoneSchema = z.strictObject({
  id: tradeIdSchema,
  name: nameSchema,
  where: z.array(zoneAreaSchema).min(1).max(100),
});
export type Zone = z.infer<typeof zoneSchema>;

export const amountSchema = numberSchema('trade-amount-invalid', 'trade-amount-invalid', readAmount)
  .refine((dollars) => dollars >= 0 && dollars <= AMOUNT_MAX, {
    error: issue('trade-amount-invalid'),
    abort: true,
  })
  .refine(isWholeCents, issue('trade-amount-invalid'));
/** Dollars or grams, by what the price is by. */
const boundSchema = numberSchema('trade-amount-invalid', 'trade-amount-invalid', readAmount).refine(
  (bound) => bound >= 0,
  issue('trade-amount-invalid'),
);

/** Returns whether a bound is one of its measure: whole cents, or whole grams. */
function isBound(by: string, bound: number): boolean {
  if (by === 'weight') return Number.isInteger(bound) && bound <= GRAMS_MAX;
  return bound <= AMOUNT_MAX && isWholeCents(bound);
}

const methodPriceSchema = z
  .strictObject({
    zone: z.string(invalid).max(30),
    by: z.enum(['flat', 'value', 'weight'], invalid),
    /** `from`: dollars of goods, or grams. The first begins at 0. */
    steps: z.array(z.strictObject({ from: boundSchema, price: amountSchema })).max(30),
    /** Inclusive, in the unit of `from`. */
    upTo: boundSchema.optional(),
    /** Dollars of goods, net. */
    freeFrom: amountSchema.optional(),
    bulky: amountSchema.optional(),
    onRequest: z.literal(true, invalid).optional(),
  })
  .superRefine(({ by, steps, upTo }, context) => {
    const code = issue(by === 'weight' ? 'trade-grams-invalid' : 'trade-amount-invalid');
    for (const [at, { from }] of steps.entries())
      if (!isBound(by, from))
        context.addIssue({ code: 'custom', path: ['steps', at, 'from'], message: code });
    if (upTo !== undefined && !isBound(by, upTo))
      context.addIssue({ code: 'custom', path: ['upTo'], message: code });
  });
export type MethodPrice = z.infer<typeof methodPriceSchema>;

const methodKindSchema = z.enum(['delivery', 'pickup', 'own-carrier'], invalid);
export type MethodKind = z.infer<typeof methodKindSchema>;

const methodSchema = z.strictObject({
  id: tradeIdSchema,
  names: namesSchema,
  kind: methodKindSchema,
  prices: z.array(methodPriceSchema).max(50),
});
export type ShippingMethod = z.infer<typeof methodSchema>;

export const shippingSchema = z.strictObject({
  zones: z.array(zoneSchema).max(50),
  methods: z.array(methodSchema).max(20),
});
export type Shipping = z.infer<typeof shippingSchema>;

import { z } from 'zod';
import { issue } from '../messages/messages';
import { numberSchema, typedNumber } from '../numbers/number-fields.schema';
import { decimalMarkOf } from '../site/language-facts';
import type { Language } from '../site/languages';
import { readWeight } from './tool-weight';

/** Fields of a tool by which an order of it is shipped and taxed, how far it is sold beyond stock, and its units are followed. */

const WEIGHT_MAX_GRAMS = 10_000_000;
const CALIBRATION_MAX_MONTHS = 120;
const BACKORDER_LIMIT_MAX = 1_000_000;

/** The id of a tax class; null for the shop's first one. Only its form is judged: classes come and go. */
export const taxClassSchema = z.preprocess(
  (value) => (value === '' ? null : value),
  z
    .string({ error: issue('tax-class-invalid') })
    .trim()
    .regex(/^[a-z0-9-]{1,30}$/, issue('tax-class-invalid'))
    .nullable(),
);

/** The weight of a unit with its packaging, in whole grams; null where it is not known. */
export const weightGramsSchema = z.preprocess(
  (value) => (value === '' ? null : value),
  numberSchema('weight-invalid', 'weight-invalid')
    .refine(
      (grams) => Number.isInteger(grams) && grams >= 1 && grams <= WEIGHT_MAX_GRAMS,
      issue('weight-invalid'),
    )
    .nullable(),
);

/** A weight that is typed in kilograms on a page of this language. */
export const typedWeightSchema = (language: Language) =>
  typedNumber(weightGramsSchema, (text) => readWeight(text, decimalMarkOf(language)));

/** Costs the surcharge of a shipping method, once an order. */
export const bulkySchema = z.boolean({ error: issue('yes-or-no') });

/** Its units have serial numbers. */
export const serialisedSchema = z.boolean({ error: issue('yes-or-no') });

/** Months from a calibration to the next one; null for tools that are not calibrated. */
export const calibrationMonthsSchema = z.preprocess(
  (value) => (value === '' ? null : value),
  numberSchema('calibration-months-invalid', 'calibration-months-invalid')
    .refine(
      (months) => Number.isInteger(months) && months >= 1 && months <= CALIBRATION_MAX_MONTHS,
      issue('calibration-months-invalid'),
    )
    .nullable(),
);

/** Orders may be owed so many units in all; null: none. */
export const backorderLimitSchema = z.preprocess(
  (value) => (value === '' ? null : value),
  numberSchema('backorder-limit-invalid', 'backorder-limit-invalid')
    .refine(
      (units) => Number.isInteger(units) && units >= 1 && units <= BACKORDER_LIMIT_MAX,
      issue('backorder-limit-invalid'),
    )
    .nullable(),
);

/** As calls take them. */
export const shippingFields = {
  backorderLimit: backorderLimitSchema.optional(),
  taxClass: taxClassSchema.optional(),
  weightGrams: weightGramsSchema.optional(),
  bulky: bulkySchema.optional(),
  serialised: serialisedSchema.optional(),
  calibrationMonths: calibrationMonthsSchema.optional(),
};

/** As answers have them. */
export const deliveredFields = {
  /** Units that can be ordered, where they are more than `quantity`: the others are made to order. */
  orderable: z.number().optional(),
  /** For admins: how many units orders may be owed in all; absent for none. */
  backorderLimit: z.number().nullable().optional(),
  /** For admins: reserved units that are not there; absent without any. */
  owed: z.number().optional(),
  /** Of one tool alone: the id of its tax class, absent for the shop's first one. */
  taxClass: z.string().optional(),
  /** Of one tool alone: what a unit weighs with its packaging; absent where it is not known. */
  weightGrams: z.number().optional(),
  /** Of one tool alone; absent where it is not. */
  bulky: z.boolean().optional(),
  /** Its units have serial numbers; absent where they have none. */
  serialised: z.boolean().optional(),
  /** For admins: months from a calibration to the next one; null for none. */
  calibrationMonths: z.number().nullable().optional(),
};

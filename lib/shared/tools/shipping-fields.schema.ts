import { z } from 'zod';
import { issue } from '../messages/messages';
import { numberSchema, typedNumber } from '../numbers/number-fields.schema';
import { decimalMarkOf } from '../site/language-facts';
import type { Language } from '../site/languages';
import { readWeight } from './tool-weight';

/** Fields of a tool by which an order of it is shipped and taxed. */

const WEIGHT_MAX_GRAMS = 10_000_000;

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

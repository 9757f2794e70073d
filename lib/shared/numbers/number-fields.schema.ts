import { z } from 'zod';
import { type IssueCode, issue } from '../messages/messages';
import type { Language } from '../site/languages';
import { type NumberReading, readAmount } from './read-amount';
import { readTypedCount } from './read-count';

/** Product §5.5. Calls send numbers, or unambiguous texts; forms send texts, whose counts are read in the page's language. */

/** Digits. Decimals are read unless the number could be taken for a whole one. */
function readDigits(text: string): NumberReading {
  const typed = text.trim();
  const isNumber = /^-?\d+(?:\.\d*[1-9]\d*)?$/.test(typed);
  return isNumber ? { value: Number(typed) } : { problem: 'unreadable' };
}

/** A `z.preprocess` step: converts a text to its number, and reports an ambiguous one. */
function reading(read: (text: string) => NumberReading) {
  return (value: unknown, context: z.RefinementCtx) => {
    if (typeof value !== 'string' || value.trim() === '') return value;
    const number = read(value);
    if ('value' in number) return number.value;
    if (number.problem === 'unreadable') return Number.NaN;
    context.addIssue({ code: 'custom', message: issue('number-unclear'), params: number.readings });
    return z.NEVER;
  };
}

/** Empty or missing is `required`, anything else that is not a number `invalid`. */
export function numberSchema(
  required: IssueCode,
  invalid: IssueCode,
  read: (text: string) => NumberReading = readDigits,
) {
  return z.preprocess(
    (value, context) => {
      const isMissing = value === null || (typeof value === 'string' && value.trim() === '');
      return isMissing ? undefined : reading(read)(value, context);
    },
    z
      .number({ error: ({ input }) => (input === undefined ? required : invalid) })
      .refine(Number.isFinite, invalid),
  );
}

/** A number in a form: read as people type it, then validated by the schema of the call's field. */
export function typedNumber<Schema extends z.ZodType>(schema: Schema, read: (text: string) => NumberReading) {
  return z.preprocess(reading(read), schema);
}

/** A count in a form, read in the page's language. */
export function typedCount<Schema extends z.ZodType>(schema: Schema, language: Language) {
  return typedNumber(schema, (text) => readTypedCount(text, language));
}

export function wholeNumberText(min: number, max: number) {
  return z.preprocess(reading(readDigits), z.number().int().min(min).max(max));
}

export const pageSchema = wholeNumberText(1, 100_000);

export const amountText = z.preprocess(reading(readAmount), z.number().min(0));

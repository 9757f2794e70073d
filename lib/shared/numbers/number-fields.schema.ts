import { z } from 'zod';
import { type IssueCode, issue } from '../messages/messages';
import { readCount } from '../quantity/read-count';
import type { Language } from '../site/languages';
import { type NumberReading, readAmount } from './read-amount';

/**
 * Number fields (product §5.5). Calls send numbers, or texts that are read in one way; forms yield texts, and counts in them are
 * read by the language of the page.
 */

/** Reads a whole number of a call: digits. One with decimals is read as it is, unless it could be taken for a whole one. */
function readDigits(text: string): NumberReading {
  const typed = text.trim();
  const isNumber = /^-?\d+(?:\.\d*[1-9]\d*)?$/.test(typed);
  return isNumber ? { value: Number(typed) } : { problem: 'unreadable' };
}

/** Makes a step before a schema: converts a text to the number it says, and reports one that can be read as two. */
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

/** A number, or a text of one. Empty or missing yields `required`, anything else that is no number `invalid`. */
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

/** A count in a form: as `schema`, the field of its call, once what was typed is read by the language of the page. */
export function typedCount<Schema extends z.ZodType>(schema: Schema, language: Language) {
  return z.preprocess(
    reading((text) => readCount(text, language)),
    schema,
  );
}

/** A whole number in a text, such as a query: digits alone. */
export function wholeNumberText(min: number, max: number) {
  return z.preprocess(reading(readDigits), z.number().int().min(min).max(max));
}

/** The page of a list that is asked for. */
export const pageSchema = wholeNumberText(1, 100_000);

/** An amount in dollars in a query. */
export const amountText = z.preprocess(reading(readAmount), z.number().min(0));

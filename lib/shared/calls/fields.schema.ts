import { z } from 'zod';
import { type IssueCode, issue } from '../messages/messages';
import { LANGUAGES } from '../site/languages';
import { isPlainText, isVisible } from '../text/visible-text';

/** Addresses that login and registration accept: those of product §5.2, or every valid one (setting `REGISTRATION_EMAILS`). */
export const EMAIL_RULES = ['specification', 'any'] as const;
export type EmailRule = (typeof EMAIL_RULES)[number];

const isBlank = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isBlank)
    : String(value ?? '').trim() === '';

const typedPlaces = new WeakMap<object, readonly number[]>();

/** The place at which the row of this place was typed, of rows that `filledRows` may have read. */
export const typedPlace = (rows: readonly unknown[], place: number): number =>
  typedPlaces.get(rows)?.[place] ?? place;

/**
 * Rows of a form: those in which nothing was typed, in any of these fields, are left out. What is wrong is said at the place
 * where it was typed.
 */
export function filledRows<Rows extends object, Row extends object>(
  rules: z.ZodType<Rows, Row[]>,
  fields: readonly (keyof Row)[],
) {
  return z
    .custom<Row[]>((typed) => Array.isArray(typed))
    .transform((typed, context): Rows => {
      const filled = [...typed.entries()].filter(([, row]) => fields.some((field) => !isBlank(row[field])));
      const parsed = rules.safeParse(filled.map(([, row]) => row));
      const places = filled.map(([typedAt]) => typedAt);
      if (parsed.success) {
        typedPlaces.set(parsed.data, places);
        return parsed.data;
      }
      for (const { path, message } of parsed.error.issues) {
        const [place, ...field] = path;
        const typedAt = typeof place === 'number' ? places[place] : undefined;
        context.addIssue({
          code: 'custom',
          path: typedAt === undefined ? path : [typedAt, ...field],
          message,
        });
      }
      return z.NEVER;
    });
}

/** Shared by several forms and calls; numbers are in number-fields.schema.ts. */

/**
 * Letters and digits, '@', dotted domain; dots and hyphens in the local part are rejected (product §5.2). Converted to
 * lower case.
 */
const emailSchema = z
  .string({ error: issue('email-required') })
  .trim()
  .min(1, { error: issue('email-required'), abort: true })
  .max(254, issue('email-invalid'))
  .regex(
    /^[A-Za-z0-9]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/,
    issue('email-invalid'),
  )
  .toLowerCase();

/**
 * The e-mail of an existing account. Accepts more than registration does, since Google addresses contain dots. Compared
 * in lower case (product §5.4).
 */
export const accountEmailSchema = z
  .string({ error: issue('email-required') })
  .trim()
  .min(1, { error: issue('email-required'), abort: true })
  .max(254, issue('email-invalid'))
  .regex(/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u, issue('email-invalid'))
  .toLowerCase();

export const emailParamSchema = z.object({ email: accountEmailSchema });

/**
 * An address to reply to: any deliverable one, where accounts accept only plain ones (product §5.4). Converted to lower
 * case.
 */
export const contactEmailSchema = z
  .string({ error: issue('email-required') })
  .trim()
  .min(1, { error: issue('email-required'), abort: true })
  .max(254, issue('email-invalid'))
  .regex(z.regexes.email, issue('email-invalid'))
  .toLowerCase();

export function signInEmailSchema(rule: EmailRule) {
  return rule === 'any' ? contactEmailSchema : emailSchema;
}

const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 256;

export const passwordSchema = z
  .string({ error: issue('password-required') })
  .min(1, { error: issue('password-required'), abort: true })
  .min(PASSWORD_MIN_LENGTH, issue('password-too-short'))
  .max(PASSWORD_MAX_LENGTH, issue('password-too-long'));

/** Unicode NFC, `\n` line ends, and at most one blank line in a row. */
export function tidyText(value: string): string {
  return value
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n')
    .trim();
}

/** For documents: an address must fit on a parcel, a note must leave room on a page. */
export const LINES_MAX = { address: 12, note: 30 } as const;

export const hasAtMostLines = (lines: number) => (text: string) => text.split('\n').length <= lines;

/** Required visible text; its length is counted in code points. */
export function textSchema(required: IssueCode, maxLength: number, tooLong: IssueCode) {
  return z
    .string({ error: required })
    .overwrite(tidyText)
    .min(1, { error: required, abort: true })
    .refine(isVisible, { error: required, abort: true })
    .refine((value) => [...value].length <= maxLength, tooLong)
    .refine(isPlainText, issue('invalid'));
}

/** Refuses line breaks and tabs (a name becomes part of a mail's subject), and bidirectional controls. */
export function isOneLine(value: string): boolean {
  return !/[\t\n\r\u0085\u2028\u2029\u202a-\u202e\u2066-\u2069]/.test(value);
}

export function lineSchema(required: IssueCode, maxLength: number, tooLong: IssueCode) {
  return textSchema(required, maxLength, tooLong).refine(isOneLine, issue('invalid'));
}

/** Invisible text becomes empty. */
export function optionalLineSchema(maxLength: number, tooLong: IssueCode = 'field-too-long') {
  return optionalTextSchema(maxLength, tooLong).refine(isOneLine, issue('invalid'));
}

/** What a customer is called in the shop's own books; empty for none. */
export const customerNumberSchema = optionalLineSchema(20);

export function optionalTextSchema(maxLength: number, tooLong: IssueCode = 'field-too-long') {
  return z
    .string()
    .overwrite(tidyText)
    .refine((value) => [...value].length <= maxLength, tooLong)
    .refine(isPlainText, issue('invalid'))
    .overwrite((value) => (isVisible(value) ? value : ''));
}

export const phoneSchema = z
  .string({ error: issue('phone-required') })
  .trim()
  .min(1, { error: issue('phone-required'), abort: true })
  .max(32, issue('phone-invalid'))
  .regex(/^\+?[0-9][0-9 ]*$/, issue('phone-invalid'));

export const OBJECT_ID_PATTERN = /^[0-9a-f]{24}$/;

/** A malformed id is treated like an unknown one: 404 (product §7.4). */
export const objectIdSchema = z.string().toLowerCase().regex(OBJECT_ID_PATTERN);

/** 404 for any other language. */
export const languageParamSchema = z.object({ lang: z.enum(LANGUAGES.all) });

export const idParamSchema = z.object({ id: objectIdSchema });

/** No store of this kind is older: a day before it is a slip of the finger, such as of the year 26. */
const FIRST_DAY = '2000-01-01';

/** A day that has a place in a store's life, as `2026-11-28`. */
export const daySchema = (error?: string | { error: string }) =>
  z.iso.date(error).refine((day) => day >= FIRST_DAY, error);

import { z } from 'zod';
import { LANGUAGES } from '../languages';
import { VALIDATION } from '../messages';

/**
 * Fields that more than one form uses. Form inputs give strings, calls give numbers: number fields take both,
 * so that browser and server run the very same schema.
 */

/** Letters and digits, '@', dotted domain; dots and hyphens in the local part are rejected (spec §5). Lower-cased. */
export const emailSchema = z
  .string({ error: VALIDATION.emailRequired })
  .trim()
  .min(1, { error: VALIDATION.emailRequired, abort: true })
  .max(254, VALIDATION.emailInvalid)
  .regex(
    /^[A-Za-z0-9]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/,
    VALIDATION.emailInvalid,
  )
  .toLowerCase();

/**
 * The e-mail of an account that may exist already. Wider than what can be registered: Google's addresses have dots.
 * Compared in lower case (decisions §2).
 */
export const accountEmailSchema = z
  .string({ error: VALIDATION.emailRequired })
  .trim()
  .min(1, { error: VALIDATION.emailRequired, abort: true })
  .max(254, VALIDATION.emailInvalid)
  .regex(/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u, VALIDATION.emailInvalid)
  .toLowerCase();

/**
 * An address to write to. Accounts take only plain ones (spec §5); mail may go to any that works. Lower-cased, so that
 * one is known again.
 */
export const contactEmailSchema = z
  .string({ error: VALIDATION.emailRequired })
  .trim()
  .min(1, { error: VALIDATION.emailRequired, abort: true })
  .max(254, VALIDATION.emailInvalid)
  .regex(z.regexes.email, VALIDATION.emailInvalid)
  .toLowerCase();

export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 256;

export const passwordSchema = z
  .string({ error: VALIDATION.passwordRequired })
  .min(1, { error: VALIDATION.passwordRequired, abort: true })
  .min(PASSWORD_MIN_LENGTH, VALIDATION.passwordTooShort)
  .max(PASSWORD_MAX_LENGTH, VALIDATION.passwordTooLong);

/** Control characters other than line breaks and tabs have no place in what people type. */
function hasNoControlCharacters(value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  return !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value);
}

/** A required line or paragraph of text, trimmed, counted in code points as people count letters. */
export function textSchema(required: string, maxLength: number, tooLong: string) {
  return z
    .string({ error: required })
    .trim()
    .min(1, { error: required, abort: true })
    .refine((value) => [...value].length <= maxLength, tooLong)
    .refine(hasNoControlCharacters, VALIDATION.invalid);
}

/** Nor have line breaks in what is one line: a name in a mail's subject. The last two ranges turn the text around. */
function isOneLine(value: string): boolean {
  return !/[\t\n\r\u0085\u2028\u2029\u202a-\u202e\u2066-\u2069]/.test(value);
}

/** A required text of one line: a name. */
export function lineSchema(required: string, maxLength: number, tooLong: string) {
  return textSchema(required, maxLength, tooLong).refine(isOneLine, VALIDATION.invalid);
}

/** An optional text of one line; empty stays empty. */
export function optionalLineSchema(maxLength: number) {
  return optionalTextSchema(maxLength).refine(isOneLine, VALIDATION.invalid);
}

/** An optional text; empty stays empty. */
export function optionalTextSchema(maxLength: number) {
  return z
    .string()
    .trim()
    .refine((value) => [...value].length <= maxLength, VALIDATION.fieldTooLong)
    .refine(hasNoControlCharacters, VALIDATION.invalid);
}

/** A number from a form (text) or a call (number). Empty and missing say `required`, anything else unreadable says `invalid`. */
export function numberSchema(required: string, invalid: string) {
  return z.preprocess(
    (value) => {
      if (value === '' || value === null || value === undefined) return undefined;
      if (typeof value !== 'string') return value;
      const text = value.trim();
      return text === '' ? undefined : Number(text);
    },
    z
      .number({ error: (issue) => (issue.input === undefined ? required : invalid) })
      .refine(Number.isFinite, invalid),
  );
}

export const phoneSchema = z
  .string({ error: VALIDATION.phoneRequired })
  .trim()
  .min(1, { error: VALIDATION.phoneRequired, abort: true })
  .max(32, VALIDATION.phoneInvalid)
  .regex(/^\+?[0-9][0-9 ]*$/, VALIDATION.phoneInvalid);

/** A picture's address: http(s), or a path on this site. Never `javascript:`, `data:`, another host in disguise or a password. */
export function isSafeImageUrl(value: string): boolean {
  if (/^\/(?![/\\])[\w\-./%]*$/.test(value)) return !/\.\.|%2e|%00/i.test(value);
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

export const OBJECT_ID_PATTERN = /^[0-9a-f]{24}$/;

/** A 24-digit hex id. A malformed one is answered like an unknown one: 404 (decisions §2). */
export const objectIdSchema = z.string().toLowerCase().regex(OBJECT_ID_PATTERN);

/** The language that the path of a file is in; another than ours has no such file: 404. */
export const languageParamSchema = z.object({ lang: z.enum(LANGUAGES.all) });

/** The `{id}` of a path. */
export const idParamSchema = z.object({ id: objectIdSchema });

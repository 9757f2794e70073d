import { z } from 'zod';
import { COUNTRIES } from '../../addresses/countries';
import { findCountry } from '../../addresses/find-country';
import { lineSchema, optionalLineSchema } from '../../calls/fields.schema';
import { issue } from '../../messages/messages';
import { KNOWN_LANGUAGES } from '../../site/known-languages';

export const NAME_MAX_LENGTH = 60;

export const invalid = { error: issue('invalid') };
export const nameSchema = lineSchema('name-required', NAME_MAX_LENGTH, 'field-too-long');

/** The id of a zone, a method or a tax class. */
export const tradeIdSchema = z
  .string({ error: issue('trade-id-invalid') })
  .regex(/^[a-z0-9-]{1,30}$/, issue('trade-id-invalid'));

/** Leaves out optional fields that are empty. */
export function filled<Fields extends object>(fields: Fields): Fields {
  const isEmpty = (value: unknown) =>
    value === '' || value === undefined || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value))) as Fields;
}

/** A name in each language that has one. */
export const namesSchema = z
  .partialRecord(z.enum(KNOWN_LANGUAGES), optionalLineSchema(NAME_MAX_LENGTH))
  .overwrite(filled)
  .refine((names) => Object.keys(names).length > 0, issue('name-required'));
export type LocalNames = z.infer<typeof namesSchema>;

/** A code or a name that people write; or one of `others`. */
export const countryCodeSchema = (others: readonly string[] = []) =>
  z
    .string({ error: issue('country-required') })
    .overwrite((text) => findCountry(text) ?? text)
    .refine((code) => COUNTRIES.includes(code) || others.includes(code), issue('country-unknown'));

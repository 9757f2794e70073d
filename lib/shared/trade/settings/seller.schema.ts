import { z } from 'zod';
import { ADDRESS_LENGTHS, addressFields } from '../../addresses/address.schema';
import {
  contactEmailSchema,
  lineSchema,
  optionalLineSchema,
  optionalTextSchema,
} from '../../calls/fields.schema';
import { issue } from '../../messages/messages';
import { filled, NAME_MAX_LENGTH, nameSchema } from './fields.schema';
import { vatIdSchema } from './vat-id.schema';

/** Returns whether the check digits of an IBAN are right (ISO 7064, mod 97-10). */
function hasCheckDigits(iban: string): boolean {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((each) => Number.parseInt(each, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

export function isIban(text = ''): boolean {
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text) && hasCheckDigits(text);
}

/** Spaces are left out. */
const ibanSchema = z
  .string({ error: issue('iban-invalid') })
  .overwrite((value) => value.replace(/\s/g, '').toUpperCase())
  .refine(isIban, issue('iban-invalid'));

const bicSchema = z
  .string({ error: issue('bic-invalid') })
  .overwrite((value) => value.replace(/\s/g, '').toUpperCase())
  .regex(/^(?:[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?)?$/, issue('bic-invalid'));

const bankSchema = z.strictObject({
  iban: ibanSchema,
  bic: bicSchema.optional(),
  name: optionalLineSchema(NAME_MAX_LENGTH).optional(),
});

const { street, postalCode, city, country } = addressFields;

export const sellerSchema = z
  .strictObject({
    name: nameSchema,
    street,
    addition: optionalLineSchema(ADDRESS_LENGTHS.addition).optional(),
    postalCode,
    city,
    region: optionalLineSchema(ADDRESS_LENGTHS.region).optional(),
    country,
    vatId: vatIdSchema.optional(),
    taxNumber: optionalLineSchema(30).optional(),
    register: optionalLineSchema(100).optional(),
    contactName: optionalLineSchema(NAME_MAX_LENGTH).optional(),
    /** As people write it: `+49 89 123-0`. */
    phone: lineSchema('phone-required', 32, 'phone-invalid'),
    email: contactEmailSchema,
    bank: bankSchema.overwrite(filled).optional(),
    /** Printed on every paper and offer, such as managing directors and the seat of the company. */
    legal: optionalTextSchema(500).optional(),
  })
  .overwrite((seller) => ({ ...filled(seller), postalCode: seller.postalCode }));
export type Seller = z.infer<typeof sellerSchema>;

import { z } from 'zod';
import { optionalLineSchema, phoneSchema, tidyText } from '../calls/fields.schema';
import { type IssueCode, issue } from '../messages/messages';
import { isVisible } from '../text/visible-text';
import { COUNTRIES } from './countries';
import { findCountry } from './find-country';

export const ADDRESSES_MAX = 50;

/** Together with the name of the country they fit into an order's address of 500 characters. */
export const ADDRESS_LENGTHS = {
  label: 60,
  company: 60,
  name: 60,
  street: 80,
  addition: 60,
  postalCode: 16,
  city: 50,
  region: 50,
  reference: 60,
} as const;

const optional = (field: keyof typeof ADDRESS_LENGTHS) =>
  optionalLineSchema(ADDRESS_LENGTHS[field]).default('');
/** Visible text. Without `abort`, which would skip the checks of the whole address. */
const filled = (code: IssueCode) =>
  z
    .string({ error: issue(code) })
    .overwrite(tidyText)
    .refine(isVisible, issue(code));
const passes = (schema: z.ZodType) => (value: string) => value === '' || schema.safeParse(value).success;
const required = (field: keyof typeof ADDRESS_LENGTHS, code: IssueCode) =>
  filled(code)
    .refine((value) => [...value].length <= ADDRESS_LENGTHS[field], issue('field-too-long'))
    .refine(passes(optionalLineSchema(Number.POSITIVE_INFINITY)), issue('invalid'));

export const addressFields = {
  /** The owner's name for the address; never printed. */
  label: optional('label'),
  company: optional('company'),
  name: optional('name'),
  street: required('street', 'street-required'),
  addition: optional('addition'),
  postalCode: optional('postalCode'),
  city: required('city', 'city-required'),
  region: optional('region'),
  /** ISO 3166-1 alpha-2; a name or another code that people write becomes it. */
  country: filled('country-required')
    .overwrite((country) => findCountry(country) ?? country)
    .refine((code) => code === '' || COUNTRIES.includes(code), issue('country-unknown')),
  phone: filled('phone-required').refine(passes(phoneSchema), issue('phone-invalid')),
  /** Printed on the parcel, such as a gate or a cost centre. */
  reference: optional('reference'),
};

/** The place of an address in a list of customers: the recipient is the customer, and a phone may be missing. */
export const importedPlaceSchema = z.object({
  street: addressFields.street,
  postalCode: addressFields.postalCode,
  city: addressFields.city,
  country: addressFields.country,
});
export type ImportedPlace = z.infer<typeof importedPlaceSchema>;

/** Returns whether it says to whom. */
const hasRecipient = ({ company, name }: { company?: string; name?: string }) => Boolean(company || name);
const RECIPIENT = {
  path: ['name'],
  error: issue('recipient-required'),
  // Checked although other fields are invalid, so that all errors show at once.
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

/** Body of `POST /api/address`. The first address of an account becomes its default in any case. */
export const addressInputSchema = z
  .strictObject({ ...addressFields, isDefault: z.boolean().default(false) })
  .refine(hasRecipient, RECIPIENT);
export type NewAddress = z.infer<typeof addressInputSchema>;

/** Body of `PUT /api/address/{id}`, with the version that it replaces. */
export const replaceAddressSchema = z
  .strictObject({
    ...addressFields,
    isDefault: z.boolean().default(false),
    version: z
      .number({ error: issue('invalid') })
      .int()
      .min(1),
  })
  .refine(hasRecipient, RECIPIENT);
export type ReplaceAddressInput = z.infer<typeof replaceAddressSchema>;

/** Query of calls on addresses: whose. Without it, one's own. */
export const addressBookQuerySchema = z.object({
  of: z.enum(['company'], { error: issue('invalid') }).optional(),
});

export const addressFormSchema = z.object(addressFields).refine(hasRecipient, RECIPIENT);

const { label: _, ...deliveryFields } = addressFields;

/** Where an order goes: an address without the owner's name for it. */
export const deliveryAddressSchema = z.strictObject(deliveryFields).refine(hasRecipient, RECIPIENT);

export type AddressInput = z.infer<typeof addressFormSchema>;

/** `version` changes with every change. */
export const addressSchema = z.object({
  _id: z.string(),
  version: z.number(),
  isDefault: z.boolean(),
  label: z.string(),
  company: z.string(),
  name: z.string(),
  street: z.string(),
  addition: z.string(),
  postalCode: z.string(),
  city: z.string(),
  region: z.string(),
  country: z.string(),
  phone: z.string(),
  reference: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Address = z.infer<typeof addressSchema>;

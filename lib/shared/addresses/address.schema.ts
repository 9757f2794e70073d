import { z } from 'zod';
import { optionalLineSchema, phoneSchema, tidyText } from '../calls/fields.schema';
import { type IssueCode, issue } from '../messages/messages';
import { isVisible } from '../text/visible-text';
import { COUNTRIES } from './countries';

/** Of one account. */
export const ADDRESSES_MAX = 50;

/** Lengths that together, with the name of the country, fit into an order's address of 500 letters. */
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
/** Text that can be seen. Without `abort`, which would keep the check of the whole address from running. */
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

const addressFields = {
  /** What its owner calls it; never printed. */
  label: optional('label'),
  company: optional('company'),
  /** A person or department. */
  name: optional('name'),
  street: required('street', 'street-required'),
  addition: optional('addition'),
  /** Not every country has them. */
  postalCode: optional('postalCode'),
  city: required('city', 'city-required'),
  region: optional('region'),
  /** ISO 3166-1 alpha-2. */
  country: filled('country-required')
    .toUpperCase()
    .refine((code) => code === '' || COUNTRIES.includes(code), issue('country-unknown')),
  phone: filled('phone-required').refine(passes(phoneSchema), issue('phone-invalid')),
  /** The buyer's own words that go on the parcel, such as a gate or a cost centre. */
  reference: optional('reference'),
};

/** Where an address is, as a list of customers has it: whom it names is the customer, and a phone may be missing. */
export const importedPlaceSchema = z.object({
  street: addressFields.street,
  postalCode: addressFields.postalCode,
  city: addressFields.city,
  country: addressFields.country,
});
export type ImportedPlace = z.infer<typeof importedPlaceSchema>;

/** Whether it says to whom. */
const hasRecipient = ({ company, name }: { company?: string; name?: string }) => Boolean(company || name);
const RECIPIENT = {
  path: ['name'],
  error: issue('recipient-required'),
  // Beside what is wrong with other fields, which would keep it unsaid.
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

/** Body of `POST /api/address`. The first address of an account is its default one in any case. */
export const addressInputSchema = z
  .strictObject({ ...addressFields, isDefault: z.boolean().default(false) })
  .refine(hasRecipient, RECIPIENT);
export type NewAddress = z.infer<typeof addressInputSchema>;

/** Body of `PUT /api/address/{id}`: the address as it is to be, and the version that it replaces. */
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

/** The form of an address. */
export const addressFormSchema = z.object(addressFields).refine(hasRecipient, RECIPIENT);

/** What an address is made of. */
export type AddressInput = z.infer<typeof addressFormSchema>;

/** A delivery address of an account. `version` is another one after each change; one of an account's is the default. */
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

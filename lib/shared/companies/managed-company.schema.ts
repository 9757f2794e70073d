import { z } from 'zod';
import { addressFields } from '../addresses/address.schema';
import { contactEmailSchema, customerNumberSchema, daySchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { creditLimitSchema, termsDaysSchema } from '../receivables/receivable-fields.schema';
import { vatIdSchema } from '../trade/settings/vat-id.schema';
import { companyDetails, companyRevisionSchema } from './company.schema';
import { COMPANY_STATES } from './company-roles';
import { taxFields } from './company-tax.schema';

const { street, addition, postalCode, city, region, country, phone } = addressFields;

/** The first day on which it can be reminded of open invoices again; null for at any time. */
const noRemindersUntilSchema = daySchema(issue('invalid')).nullable();

/** Body of `PATCH /api/all-company/{id}`; `groupId` null for no price group, `termsDays` null for by card only, an empty number for none. */
export const changeCompanySchema = z.strictObject({
  state: z.enum(COMPANY_STATES, { error: issue('invalid') }).optional(),
  customerNumber: customerNumberSchema.optional(),
  termsDays: termsDaysSchema.nullable().optional(),
  creditLimit: creditLimitSchema.optional(),
  groupId: z.string().max(100).nullable().optional(),
  noRemindersUntil: noRemindersUntilSchema.optional(),
  ...taxFields,
  revision: companyRevisionSchema,
});
export type ChangeCompanyInput = z.infer<typeof changeCompanySchema>;

const typedTermsDays = z.union(
  [z.literal('').transform(() => null), termsDaysSchema],
  issue('terms-days-invalid'),
);

/** The form of a company's terms; empty for by card only, and for no price group. */
export const companyTermsSchema = z.object({
  customerNumber: customerNumberSchema,
  groupId: z.string(),
  termsDays: typedTermsDays,
  noRemindersUntil: z.union([z.literal('').transform(() => null), noRemindersUntilSchema], issue('invalid')),
  creditLimit: creditLimitSchema,
});

/** What admins say of a new company besides; `number` is its customer number. */
const addedFields = {
  ...companyDetails,
  ownerEmail: contactEmailSchema,
  number: customerNumberSchema.optional(),
};

/** Body of `POST /api/all-company`; `termsDays` null for by card only. */
export const addCompanySchema = z.strictObject({
  ...addedFields,
  termsDays: termsDaysSchema.nullable().optional(),
  creditLimit: creditLimitSchema.optional(),
  groupId: z.string().max(100).nullable().optional(),
  debtorAccount: taxFields.debtorAccount,
});
export type AddCompanyInput = z.infer<typeof addCompanySchema>;

/** The form of a new company; empty for by card only, and for no price group. */
export const addCompanyFormSchema = z.object({
  ...addedFields,
  groupId: z.string(),
  termsDays: typedTermsDays,
  creditLimit: creditLimitSchema,
});

/** A company as a file of companies has it: its phone may be missing. */
export const importedCompanySchema = z.object({
  customerNumber: customerNumberSchema,
  name: companyDetails.name,
  vatId: vatIdSchema,
  termsDays: termsDaysSchema.nullable(),
  creditLimit: creditLimitSchema,
  ...{ street, addition, postalCode, city, region, country },
  phone: z.union([z.string().length(0), phone], issue('phone-invalid')),
  debtorAccount: taxFields.debtorAccount,
});

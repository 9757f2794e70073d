import { z } from 'zod';
import { addressFields } from '../addresses/address.schema';
import { contactEmailSchema, lineSchema, objectIdSchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { pageSchema, wholeNumberText } from '../numbers/number-fields.schema';
import { ORDER_PAGE_LIMIT_MAX, ownOrdersFilterFields, placedOnFields } from '../orders/order.schema';
import { vatIdSchema } from '../trade/settings/vat-id.schema';
import { COMPANY_ROLES, COMPANY_STATES } from './company-roles';
import { companyNoticeSchema, invoicingFields, storedCertificateSchema } from './company-tax.schema';
import { INVOICE_FORMATS } from './invoice-format';
import { budgetSchema, ownBudgetSchema, ruleSchema, rulesFields } from './rules.schema';
import { companyVatSchema } from './vat-check.schema';

export const COMPANY_NAME_MAX_LENGTH = 60;

const { name, street, addition, postalCode, city, region, country, phone } = addressFields;

/** The company's billing address; `name` is a person or department. */
export const billingSchema = z.strictObject({
  name,
  street,
  addition,
  postalCode,
  city,
  region,
  country,
  phone,
});
export type Billing = z.infer<typeof billingSchema>;

const invoiceEmailSchema = z.union([z.string().trim().length(0), contactEmailSchema], issue('email-invalid'));

/** What a company says of itself. */
export const companyDetails = {
  name: lineSchema('company-name-required', COMPANY_NAME_MAX_LENGTH, 'field-too-long').refine(
    (name) => !/:\/\/|\bwww\./i.test(name),
    issue('company-name-address'),
  ),
  billing: billingSchema,
  vatId: vatIdSchema.optional(),
  invoiceEmail: invoiceEmailSchema.optional(),
};

/** Body of `POST /api/company`. */
export const registerCompanySchema = z.strictObject(companyDetails);
export type RegisterCompanyInput = z.infer<typeof registerCompanySchema>;

/** The form of one's company. */
export const companyFormSchema = z.object({ ...companyDetails, poRequired: z.boolean(), ...invoicingFields });

export const companyRevisionSchema = z
  .number({ error: issue('invalid') })
  .int()
  .min(0);

/** Body of `PATCH /api/company`. An empty VAT number, e-mail or reference removes it. */
export const editCompanySchema = z.strictObject({
  ...z.object(companyDetails).partial().shape,
  poRequired: z.boolean({ error: issue('invalid') }).optional(),
  ...rulesFields,
  ...invoicingFields,
  revision: companyRevisionSchema,
});
export type EditCompanyInput = z.infer<typeof editCompanySchema>;

const roleSchema = z.enum(COMPANY_ROLES, { error: issue('company-role-required') });

export const inviteSchema = z.strictObject({ email: contactEmailSchema, role: roleSchema });
export type InviteInput = z.infer<typeof inviteSchema>;

export const joinCompanySchema = z.strictObject({ token: z.string({ error: issue('invalid') }).max(200) });
export const memberRoleSchema = z.strictObject({ role: roleSchema });
export const memberParamsSchema = z.object({ userId: objectIdSchema });

export const companyMemberSchema = z.object({
  userId: z.string(),
  name: z.string(),
  /** For approvers and owners. */
  email: z.string().optional(),
  role: z.enum(COMPANY_ROLES),
  since: z.iso.datetime(),
});
export type CompanyMember = z.infer<typeof companyMemberSchema>;

export const companyInvitationSchema = z.object({
  _id: z.string(),
  email: z.string(),
  role: z.enum(COMPANY_ROLES),
  expiresAt: z.iso.datetime(),
  expired: z.boolean(),
});
export type CompanyInvitation = z.infer<typeof companyInvitationSchema>;

const companyFields = {
  _id: z.string(),
  number: z.string(),
  /** In the shop's own books, where it has one. */
  customerNumber: z.string().optional(),
  name: z.string(),
  state: z.enum(COMPANY_STATES),
  revision: z.number(),
  billing: z.object(billingSchema.shape),
  vatId: z.string().optional(),
  invoiceEmail: z.string().optional(),
  /** In a shop that charges VAT, of a number of another member of the EU. */
  vat: companyVatSchema.optional(),
  /** For electronic invoices; `invoiceFormat` is there in a shop that charges. */
  buyerReference: z.string().optional(),
  invoiceFormat: z.enum(INVOICE_FORMATS).optional(),
  notice: companyNoticeSchema,
  /** Orders need a PO number. */
  poRequired: z.boolean(),
  /** Days to pay an invoice; null where orders are by card only. */
  termsDays: z.number().nullable(),
  /** For approvers, owners and admins. */
  creditLimit: z.number().optional(),
  /** The name of the price group whose prices its members have in place of their own. */
  priceGroup: z.string().optional(),
  members: z.array(companyMemberSchema),
  /** For approvers, owners and admins. */
  rules: z.array(ruleSchema).optional(),
  budgets: z.array(budgetSchema).optional(),
  /** For owners and admins. */
  invitations: z.array(companyInvitationSchema).optional(),
};

export const companySchema = z.object({
  ...companyFields,
  role: z.enum(COMPANY_ROLES),
  /** That one's own orders count in. */
  budget: ownBudgetSchema.optional(),
});
export type Company = z.infer<typeof companySchema>;

/** A company as admins of the store read it. */
export const managedCompanySchema = z.object({
  ...companyFields,
  groupId: z.string().nullable(),
  /** In a shop that charges. */
  exemptions: z.array(storedCertificateSchema).optional(),
  debtorAccount: z.string().optional(),
  noRemindersUntil: z.string().optional(),
  createdAt: z.iso.datetime(),
  /** True if an owner has verified their e-mail. */
  ownerVerified: z.boolean(),
});
export type ManagedCompany = z.infer<typeof managedCompanySchema>;

export const registeredCompanySchema = z.object({
  insertedId: z.string(),
  number: z.string(),
  notice: companyNoticeSchema,
});
export const joinedCompanySchema = z.object({
  company: z.object({ number: z.string(), name: z.string() }),
  role: z.enum(COMPANY_ROLES),
});

export const companyRowSchema = z.object({
  _id: z.string(),
  number: z.string(),
  customerNumber: z.string().optional(),
  name: z.string(),
  state: z.enum(COMPANY_STATES),
  members: z.number(),
  termsDays: z.number().nullable(),
  creditLimit: z.number(),
  /** Orders on account that have not shipped, what is open of invoices, and of that what is past its day. */
  reserved: z.number(),
  invoiced: z.number(),
  overdue: z.number(),
  priceGroup: z.string().optional(),
  createdAt: z.iso.datetime(),
});
export type CompanyRow = z.infer<typeof companyRowSchema>;

const COMPANY_PAGE_LIMIT_MAX = 100;

/** Closed companies are listed only where `state` names them, or is `all`. */
export const companiesQuerySchema = z.object({
  state: z.enum(['all', ...COMPANY_STATES]).optional(),
  /** Words in name, number, customer number, VAT number, or the e-mail of a member. */
  q: z.string().trim().max(200).optional(),
  /** Only those that have something open past its day. */
  overdue: z.literal('true').optional(),
  /** Only those whose VAT number an admin has to confirm. */
  vatId: z.literal('to-confirm').optional(),
  page: pageSchema.optional(),
  limit: wholeNumberText(1, COMPANY_PAGE_LIMIT_MAX).optional(),
});
export type CompaniesQuery = z.infer<typeof companiesQuerySchema>;

/** Query of `GET /api/company/order`; `member` is an account's id. */
export const companyOrdersQuerySchema = z.object({
  state: ownOrdersFilterFields.state,
  q: ownOrdersFilterFields.q,
  ...placedOnFields,
  member: objectIdSchema.optional(),
  page: pageSchema.optional(),
  limit: wholeNumberText(1, ORDER_PAGE_LIMIT_MAX).optional(),
});
export type CompanyOrdersQuery = z.infer<typeof companyOrdersQuerySchema>;

import { z } from 'zod';
import { daySchema, lineSchema, optionalLineSchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { BUYER_REFERENCE_MAX_LENGTH } from '../orders/charged-order.schema';
import { invalid } from '../trade/settings/fields.schema';
import { stateOf } from '../trade/settings/us-states';
import { INVOICE_FORMATS } from './invoice-format';

const CERTIFICATES_MAX = 50;
const STATES_MAX = 51;
const TEXT_MAX = 60;

/** How a company takes its invoices; in a shop that charges. An empty reference removes it. */
export const invoicingFields = {
  buyerReference: optionalLineSchema(BUYER_REFERENCE_MAX_LENGTH).optional(),
  invoiceFormat: z.enum(INVOICE_FORMATS, { error: issue('invalid') }).optional(),
};

const stateSchema = z
  .string({ error: issue('state-required') })
  .overwrite((text) => stateOf(text) ?? text)
  .refine((code) => code === stateOf(code), issue('state-required'));

const optionalDay = z
  .union([z.literal('').transform(() => undefined), daySchema(invalid)], invalid)
  .optional();

/** Of a certificate that exempts from the sales tax of states; `id` is absent on one that is new. */
const certificateFields = {
  id: z.string().max(30).optional(),
  number: lineSchema('certificate-number-required', TEXT_MAX, 'field-too-long'),
  states: z
    .array(stateSchema, { error: issue('state-required') })
    .min(1, issue('state-required'))
    .max(STATES_MAX)
    .overwrite((states) => [...new Set(states)]),
  reason: lineSchema('reversal-reason-required', TEXT_MAX, 'field-too-long'),
  from: optionalDay,
  to: optionalDay,
};
const isInOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from === undefined || to === undefined || from <= to;
const DAYS = { path: ['to'], error: issue('certificate-days') };
const certificateSchema = z.strictObject(certificateFields).refine(isInOrder, DAYS);
export type CertificateInput = z.infer<typeof certificateSchema>;

/** What admins set besides; in a shop that charges. */
export const taxFields = {
  ...invoicingFields,
  exemptions: z.array(certificateSchema).max(CERTIFICATES_MAX).optional(),
  /** In the shop's ledger; empty removes it. */
  debtorAccount: z
    .string({ error: issue('invalid') })
    .regex(/^\d{0,9}$/, issue('debtor-account-invalid'))
    .optional(),
};

/** States as people write them in one field: codes or names, with commas between them. */
const statesIn = (text: string) =>
  text
    .split(/[,;]/)
    .map((state) => state.trim())
    .filter(Boolean)
    .map((state) => stateOf(state));
const typedStates = z
  .string()
  .refine((text) => {
    const states = statesIn(text);
    return states.length > 0 && states.every((code) => code !== undefined);
  }, issue('state-required'))
  .transform((text) => [...new Set(statesIn(text).flatMap((code) => (code ? [code] : [])))]);

/** The form of what admins set. */
export const companyTaxFormSchema = z.object({
  ...taxFields,
  exemptions: z
    .array(z.object({ ...certificateFields, states: typedStates }).refine(isInOrder, DAYS))
    .max(CERTIFICATES_MAX),
});

/** A certificate as it is stored. */
export const storedCertificateSchema = z.object({
  id: z.string(),
  number: z.string(),
  states: z.array(z.string()),
  reason: z.string(),
  from: z.string().optional(),
  to: z.string().optional(),
});

/** What of a number or a reference should be looked at again, though it was stored. */
export const COMPANY_NOTICES = ['vat-id-unlikely', 'leitweg-id-unlikely'] as const;
export const companyNoticeSchema = z.enum(COMPANY_NOTICES).optional();
export type CompanyNotice = (typeof COMPANY_NOTICES)[number];

import { z } from 'zod';
import { lineSchema, textSchema } from '../calls/fields.schema';
import { type IssueCode, issue } from '../messages/messages';
import { isPositiveCents, isWholeCents } from '../numbers/money';
import { CURRENCY } from '../site/currency';
import { LANGUAGES } from '../site/languages';
import { amountSchema } from './account-fields.schema';
import { AGEING_BUCKETS } from './ageing';
import { BANK_ROW_CODES } from './bank-row-messages';
import { BANK_ROW_OUTCOMES, PAYMENT_MAX } from './match-bank-rows';

const PAYMENT_REFERENCE_MAX_LENGTH = 140;
const REVERSAL_REASON_MAX_LENGTH = 500;
const NAMED_INVOICES_MAX = 100;
const BANK_ROWS_MAX = 1_000;
const BANK_TEXT_MAX_LENGTH = 2_000;
/** Of the import's body. */
export const BANK_FILE_BYTES_MAX = 1024 * 1024;

const paymentAmount = amountSchema('payment-amount-invalid')
  .refine(isPositiveCents, { error: issue('payment-amount-invalid'), abort: true })
  .refine((dollars) => dollars <= PAYMENT_MAX, issue('payment-amount-invalid'));

const dayField = (code: IssueCode) => z.iso.date(issue(code));

const paymentFields = {
  amount: paymentAmount,
  receivedOn: dayField('received-on-invalid'),
  reference: lineSchema('payment-reference-required', PAYMENT_REFERENCE_MAX_LENGTH, 'field-too-long'),
};

/** Body of `POST /api/all-company/{id}/payment`; `invoices` are numbers, in the order in which they are paid. */
export const recordCompanyPaymentSchema = z.strictObject({
  ...paymentFields,
  invoices: z.array(z.string().trim().max(40)).max(NAMED_INVOICES_MAX).optional(),
});
export type RecordCompanyPaymentInput = z.infer<typeof recordCompanyPaymentSchema>;

/** The form of a payment. */
export const companyPaymentFormSchema = z.object({ ...paymentFields, invoices: z.array(z.string()) });

export const recordedPaymentSchema = z.object({
  insertedId: z.string(),
  /** What it pays of which invoice, and what is open of that now. */
  allocations: z.array(z.object({ invoiceNumber: z.string(), amount: z.number(), open: z.number() })),
  /** Credit, for the invoices to come. */
  unapplied: z.number(),
});
export type RecordedPayment = z.infer<typeof recordedPaymentSchema>;

export const reversePaymentSchema = z.strictObject({
  reason: textSchema('reversal-reason-required', REVERSAL_REASON_MAX_LENGTH, 'field-too-long'),
});

export const reversedPaymentSchema = z.object({ reversed: z.number() });

/** Query of a statement: days in the store's time zone, both included; the last 365 of them by default. */
export const statementQuerySchema = z.object({
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
export type StatementQuery = z.infer<typeof statementQuerySchema>;

/** Of a statement as a file: the reader's language too. */
export const statementFileQuerySchema = statementQuerySchema.extend({
  language: z.enum(LANGUAGES.all).optional(),
});

const STATEMENT_KINDS = ['invoice', 'credit-note', 'payment', 'reversal'] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

const ageingSchema = z.object(
  Object.fromEntries(AGEING_BUCKETS.map((bucket) => [bucket, z.number()])) as Record<
    (typeof AGEING_BUCKETS)[number],
    z.ZodNumber
  >,
);

const openInvoiceSchema = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  poNumber: z.string().optional(),
  invoiceNumber: z.string(),
  gross: z.number(),
  open: z.number(),
  /** Days in the store's time zone. */
  issuedOn: z.string(),
  dueOn: z.string(),
  /** 0 until the day after `dueOn`. */
  overdueDays: z.number(),
});
export type OpenInvoice = z.infer<typeof openInvoiceSchema>;

const statementLineSchema = z.object({
  at: z.iso.datetime(),
  kind: z.enum(STATEMENT_KINDS),
  reference: z.string(),
  orderNumber: z.string().optional(),
  /** Of a payment: the day on which it was received. */
  receivedOn: z.string().optional(),
  /** What it adds to the balance. */
  amount: z.number(),
  balance: z.number(),
  /** For admins: the payment; where the whole of it can be reversed, `reversible`. */
  paymentId: z.string().optional(),
  reversible: z.boolean().optional(),
});
export type StatementLine = z.infer<typeof statementLineSchema>;

export const statementSchema = z.object({
  termsDays: z.number().nullable(),
  limit: z.number(),
  reserved: z.number(),
  invoiced: z.number(),
  credit: z.number(),
  /** Less than 0 where the limit was lowered below what is used. */
  free: z.number(),
  ageing: ageingSchema,
  open: z.array(openInvoiceSchema),
  from: z.string(),
  to: z.string(),
  /** Balances, of open invoices less credit, before `from` and after `to`. */
  opening: z.number(),
  closing: z.number(),
  lines: z.array(statementLineSchema),
});
export type Statement = z.infer<typeof statementSchema>;

const bankRowSchema = z.strictObject({
  date: dayField('bank-row-invalid'),
  amount: z
    .number({ error: issue('bank-row-invalid') })
    .refine(
      (dollars) => isWholeCents(dollars) && Math.abs(dollars) * CURRENCY.scale <= Number.MAX_SAFE_INTEGER,
      issue('bank-row-invalid'),
    ),
  text: z.string().max(BANK_TEXT_MAX_LENGTH, issue('field-too-long')),
  reference: lineSchema('payment-reference-required', PAYMENT_REFERENCE_MAX_LENGTH, 'field-too-long'),
});
export type BankFileRow = z.infer<typeof bankRowSchema>;

/** Body of `POST /api/all-payment/import`. */
export const importBankFileSchema = z.strictObject({
  rows: z
    .array(bankRowSchema)
    .min(1, issue('bank-rows-number'))
    .max(BANK_ROWS_MAX, issue('bank-rows-number')),
  dryRun: z.boolean({ error: issue('invalid') }),
});
export type ImportBankFileInput = z.infer<typeof importBankFileSchema>;

const importedBankRowSchema = z.object({
  outcome: z.enum(BANK_ROW_OUTCOMES),
  code: z.enum(BANK_ROW_CODES),
  companyId: z.string().optional(),
  companyName: z.string().optional(),
  invoices: z.array(z.string()).optional(),
  message: z.string(),
});
export type ImportedBankRow = z.infer<typeof importedBankRowSchema>;

export const importedBankFileSchema = z.object({
  rows: z.array(importedBankRowSchema),
  /** Payments that were booked; in a dry run those that would be, and their sum. */
  booked: z.number(),
  sum: z.number(),
});
export type ImportedBankFile = z.infer<typeof importedBankFileSchema>;

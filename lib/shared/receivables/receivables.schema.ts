import { z } from 'zod';
import { daySchema, lineSchema, textSchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { isPositiveCents } from '../numbers/money';
import { LANGUAGES } from '../site/languages';
import { AGEING_BUCKETS } from './ageing';
import {
  amountSchema,
  PAYMENT_MAX,
  PAYMENT_REFERENCE_MAX_LENGTH,
  receivedDaySchema,
} from './receivable-fields.schema';

const REVERSAL_REASON_MAX_LENGTH = 500;
const NAMED_INVOICES_MAX = 100;

const paymentAmount = amountSchema('payment-amount-invalid')
  .refine(isPositiveCents, { error: issue('payment-amount-invalid'), abort: true })
  .refine((dollars) => dollars <= PAYMENT_MAX, issue('payment-amount-invalid'));

const paymentFields = {
  amount: paymentAmount,
  receivedOn: receivedDaySchema('received-on-invalid'),
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
  /** The allocation to invoices, with what is open of them now. */
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
  from: daySchema().optional(),
  to: daySchema().optional(),
});
export type StatementQuery = z.infer<typeof statementQuerySchema>;

/** The query of a statement as a file, with the reader's language. */
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
  /** The order of an invoice or credit note. */
  orderId: z.string().optional(),
  /** The last four digits of the card of a payment, where they are known. */
  card: z.string().optional(),
  /** For admins: of a reversal. */
  reason: z.string().optional(),
  /** The day on which a payment was received. */
  receivedOn: z.string().optional(),
  /** The amount added to the balance. */
  amount: z.number(),
  /** What of it is tax, and the rest: of invoices and credit notes of a shop that charges. */
  net: z.number().optional(),
  tax: z.number().optional(),
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

import { z } from 'zod';
import { lineSchema, objectIdSchema } from '../../calls/fields.schema';
import { BANK_ROW_CODES } from '../../messages/bank-row-messages';
import { issue } from '../../messages/messages';
import { isWholeCents } from '../../numbers/money';
import { CURRENCY } from '../../site/currency';
import { PAYMENT_REFERENCE_MAX_LENGTH, receivedDaySchema } from '../receivable-fields.schema';
import { BANK_ROW_OUTCOMES } from './match-bank-rows';
import { PAYMENT_EFFECTS } from './open-receivables';

const BANK_ROWS_MAX = 1_000;
const BANK_TEXT_MAX_LENGTH = 2_000;
const BANK_PAYER_MAX_LENGTH = 140;
const FILE_NAME_MAX_LENGTH = 200;
/** The largest body of an import. */
export const BANK_FILE_BYTES_MAX = 1024 * 1024;

const bankRowSchema = z.strictObject({
  date: receivedDaySchema('bank-row-invalid'),
  amount: z
    .number({ error: issue('bank-row-invalid') })
    .refine(
      (dollars) => isWholeCents(dollars) && Math.abs(dollars) * CURRENCY.scale <= Number.MAX_SAFE_INTEGER,
      issue('bank-row-invalid'),
    ),
  text: z.string().max(BANK_TEXT_MAX_LENGTH, issue('field-too-long')),
  reference: lineSchema('payment-reference-required', PAYMENT_REFERENCE_MAX_LENGTH, 'field-too-long'),
  payer: z.string().max(BANK_PAYER_MAX_LENGTH, issue('field-too-long')).optional(),
  /** Whose payment it is, where the row does not say so. */
  companyId: objectIdSchema.optional(),
  /** Books nothing of the row. */
  leaveOut: z.boolean({ error: issue('invalid') }).optional(),
  /** Books the row though what it names was paid. */
  asCredit: z.boolean({ error: issue('invalid') }).optional(),
});
export type BankFileRow = z.infer<typeof bankRowSchema>;

/** Body of `POST /api/all-payment/import`. */
export const importBankFileSchema = z.strictObject({
  rows: z
    .array(bankRowSchema)
    .min(1, issue('bank-rows-number'))
    .max(BANK_ROWS_MAX, issue('bank-rows-number')),
  dryRun: z.boolean({ error: issue('invalid') }),
  /** By which people know it in the inbox. */
  fileName: z.string().trim().max(FILE_NAME_MAX_LENGTH, issue('field-too-long')).optional(),
});
export type ImportBankFileInput = z.infer<typeof importBankFileSchema>;

export const importedBankRowSchema = z.object({
  outcome: z.enum(BANK_ROW_OUTCOMES),
  code: z.enum(BANK_ROW_CODES),
  companyId: z.string().optional(),
  companyName: z.string().optional(),
  invoices: z.array(z.string()).optional(),
  /** The effect of a payment, what it pays of which invoice with what is then open of that, and what becomes credit. */
  effect: z.enum(PAYMENT_EFFECTS).optional(),
  pays: z.array(z.object({ invoiceNumber: z.string(), amount: z.number(), open: z.number() })).optional(),
  credit: z.number().optional(),
  /** The earlier payment, where something was paid or booked before. */
  paidOn: z.string().optional(),
  paidBy: z.string().optional(),
  message: z.string(),
});
export type ImportedBankRow = z.infer<typeof importedBankRowSchema>;

export const importedBankFileSchema = z.object({
  rows: z.array(importedBankRowSchema),
  /** Payments that were booked; in a dry run those that would be, and their sum. */
  booked: z.number(),
  sum: z.number(),
  /** The id of these rows, by which they are undone. */
  fileId: z.string(),
});
export type ImportedBankFile = z.infer<typeof importedBankFileSchema>;

export const undoneBankFileSchema = z.object({
  /** Payments that were taken back, and their sum. */
  payments: z.number(),
  reversed: z.number(),
});
export type UndoneBankFile = z.infer<typeof undoneBankFileSchema>;

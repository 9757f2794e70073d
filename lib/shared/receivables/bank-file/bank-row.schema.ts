import { z } from 'zod';
import { objectIdSchema } from '../../calls/fields.schema';
import { issue } from '../../messages/messages';
import { pageSchema, wholeNumberText } from '../../numbers/number-fields.schema';
import { importedBankRowSchema } from './bank-file.schema';
import { PAYMENT_EFFECTS } from './open-receivables';

/** `open` rows wait; of the others nothing is to be done, but `aside` can be opened again. `undone`: with their file. */
export const BANK_ROW_STATES = ['open', 'booked', 'assigned', 'aside', 'undone'] as const;
export type BankRowState = (typeof BANK_ROW_STATES)[number];

/** Of any state where none is named: those that wait. */
export const bankRowsQuerySchema = z.object({
  state: z.enum(BANK_ROW_STATES).optional(),
  page: pageSchema.optional(),
  limit: wholeNumberText(1, 200).optional(),
});
export type BankRowsQuery = z.infer<typeof bankRowsQuerySchema>;

/** Body of `PATCH /api/bank-row/{id}`: whose money it is, or that it is set aside, or waits again. */
export const changeBankRowSchema = z.union(
  [z.strictObject({ companyId: objectIdSchema }), z.strictObject({ state: z.enum(['aside', 'open']) })],
  { error: issue('invalid') },
);
export type ChangeBankRowInput = z.infer<typeof changeBankRowSchema>;

export const keptBankRowSchema = z.object({
  _id: z.string(),
  fileId: z.string(),
  fileName: z.string().optional(),
  date: z.string(),
  amount: z.number(),
  payer: z.string().optional(),
  text: z.string(),
  reference: z.string(),
  state: z.enum(BANK_ROW_STATES),
  /** Of a row that waits: whose it seems to be, and what it would pay. It is never booked by itself. */
  proposal: z
    .object({
      companyId: z.string(),
      invoices: z.array(z.string()),
      effect: z.enum(PAYMENT_EFFECTS),
      /** By the company that rows of this payer were given to. */
      learned: z.literal(true).optional(),
    })
    .optional(),
  /** Of a row that waits: what becomes of it, and why. */
  outcome: importedBankRowSchema.optional(),
  /** Of a row that was booked or assigned. */
  companyId: z.string().optional(),
  companyName: z.string().optional(),
  paymentId: z.string().optional(),
});
export type KeptBankRow = z.infer<typeof keptBankRowSchema>;

export const undoneFileSchema = z.object({
  /** Payments that were taken back, and rows that left the inbox. */
  reversed: z.number().int(),
  rows: z.number().int(),
});
export type UndoneFile = z.infer<typeof undoneFileSchema>;

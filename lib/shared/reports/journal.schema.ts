import { z } from 'zod';
import { daySchema, objectIdSchema } from '../calls/fields.schema';
import { pageSchema, wholeNumberText } from '../numbers/number-fields.schema';
import { LANGUAGES } from '../site/languages';
import { JOURNAL_KINDS } from './journal-kinds';

const filterFields = {
  /** Days in the shop's calendar, both included; 400 at most. By default up to today, from the first day of that month on. */
  from: daySchema().optional(),
  to: daySchema().optional(),
  kind: z.enum(JOURNAL_KINDS).optional(),
  company: objectIdSchema.optional(),
};

export const journalQuerySchema = z.object({
  ...filterFields,
  page: pageSchema.optional(),
  limit: wholeNumberText(1, 200).optional(),
});
export type JournalQuery = z.infer<typeof journalQuerySchema>;

export const journalFileQuerySchema = z.object({
  ...filterFields,
  language: z.enum(LANGUAGES.all).optional(),
});
export type JournalFileQuery = z.infer<typeof journalFileQuerySchema>;

export const journalLineSchema = z.object({
  /** Of a payment the day on which it was received. */
  day: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(JOURNAL_KINDS),
  /** Of a paper; of a payment its reference; by card the transaction id. */
  number: z.string(),
  /** The company, or the person, as the paper names it. */
  buyer: z.string(),
  companyId: z.string().optional(),
  orderNumber: z.string().optional(),
  orderId: z.string().optional(),
  /** The last four digits of a card, where they are known. */
  card: z.string().optional(),
  amount: z.number(),
});
export type JournalLine = z.infer<typeof journalLineSchema>;

const sumSchema = z.object({ count: z.number().int(), sum: z.number() });

/** Of all lines that match, by the kinds asked for. */
export const journalSumsSchema = z.partialRecord(z.enum(JOURNAL_KINDS), sumSchema);
export type JournalSums = z.infer<typeof journalSumsSchema>;

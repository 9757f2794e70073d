import { z } from 'zod';
import { pageSchema, wholeNumberText } from '../numbers/number-fields.schema';
import { AGES } from './ageing';

/** The columns by which the list of receivables is sorted; with `-` from the most, or latest, to the least. */
export const RECEIVABLE_COLUMNS = [
  'company',
  'open',
  'overdue',
  'oldest',
  'credit',
  'paid',
  'reminded',
] as const;
export type ReceivableColumn = (typeof RECEIVABLE_COLUMNS)[number];
export type ReceivableSort = ReceivableColumn | `-${ReceivableColumn}`;

const SORTS = RECEIVABLE_COLUMNS.flatMap((column): ReceivableSort[] => [column, `-${column}`]);
export const USUAL_RECEIVABLE_SORT = '-overdue' satisfies ReceivableSort;

const RECEIVABLE_LIMIT_MAX = 100;

/** Query of `GET /api/receivable`. */
export const receivablesQuerySchema = z.object({
  /** Words in name, number or VAT number, or in the e-mail of a member. */
  q: z.string().trim().max(200).optional(),
  /** Only companies with something open of this age. */
  age: z.enum(AGES).optional(),
  /** Only companies with something open past its day. */
  overdue: z.literal('true').optional(),
  sort: z.enum(SORTS).optional(),
  page: pageSchema.optional(),
  limit: wholeNumberText(1, RECEIVABLE_LIMIT_MAX).optional(),
});
export type ReceivablesQuery = z.infer<typeof receivablesQuerySchema>;

/** What is open, by how long it has been due; as `AGES`. */
const agesSchema = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()]);

export const receivableRowSchema = z.object({
  companyId: z.string(),
  number: z.string(),
  name: z.string(),
  open: z.number(),
  overdue: z.number(),
  /** Days of the store's calendar. */
  oldestDue: z.string().optional(),
  ages: agesSchema,
  credit: z.number(),
  /** The day on which the last payment was received that was not taken back. */
  lastPayment: z.string().optional(),
  lastReminder: z.string().optional(),
  noRemindersUntil: z.string().optional(),
});
export type ReceivableRow = z.infer<typeof receivableRowSchema>;

export const receivableSumsSchema = z.object({
  open: z.number(),
  overdue: z.number(),
  credit: z.number(),
  ages: agesSchema,
});
export type ReceivableSums = z.infer<typeof receivableSumsSchema>;

import { z } from 'zod';
import { RECEIPT_MESSAGE_CODES } from '../messages/receipt-codes';

/**
 * How a line's price was computed, in dollars: recomputing it from these figures returns `unitPrice` to the cent. Pages
 * translate `code`, of which `sentence` is the English; its parameters are `list` and, as `from`, `tierFrom`.
 */
export const receiptSchema = z.object({
  quantity: z.number(),
  base: z.number(),
  /** The name of the price list; for admins only. */
  list: z.string().optional(),
  tierFrom: z.number().optional(),
  fixed: z.number().optional(),
  percent: z.number().optional(),
  rounding: z.number().optional(),
  capped: z.boolean(),
  unitPrice: z.number(),
  code: z.enum(RECEIPT_MESSAGE_CODES),
  sentence: z.string(),
});
export type Receipt = z.infer<typeof receiptSchema>;

import { z } from 'zod';
import { objectIdSchema, textSchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { isPositiveCents } from '../numbers/money';
import { ORDER_LINES_MAX } from '../quantity/quantity-rules';

export const REFUND_REASON_MAX_LENGTH = 500;
const QUANTITY_MAX = 1_000_000;

const quantitySchema = z
  .number({ error: issue('refund-quantity-invalid') })
  .refine((quantity) => Number.isInteger(quantity) && quantity >= 1, issue('refund-quantity-invalid'))
  .refine((quantity) => quantity <= QUANTITY_MAX, issue('refund-quantity-invalid'));

const lineSchema = z.strictObject({
  toolId: objectIdSchema,
  quantity: quantitySchema,
  restock: z.boolean().default(false),
});

/** Body of `POST /api/all-order/{id}/refund`: units of lines, an amount in dollars, or both. */
export const refundPartSchema = z
  .strictObject({
    lines: z.array(lineSchema).max(ORDER_LINES_MAX).optional(),
    /** Defaults to the value of the lines. */
    amount: z
      .number({ error: issue('refund-amount-invalid') })
      .refine(isPositiveCents, issue('refund-amount-invalid'))
      .optional(),
    reason: textSchema('refund-reason-required', REFUND_REASON_MAX_LENGTH, 'field-too-long'),
  })
  .superRefine(({ lines = [], amount }, context) => {
    const tools = new Set(lines.map(({ toolId }) => toolId));
    if (tools.size < lines.length)
      context.addIssue({ code: 'custom', path: ['lines'], message: issue('refund-line-twice') });
    if (lines.length === 0 && amount === undefined)
      context.addIssue({ code: 'custom', path: ['lines'], message: issue('refund-empty') });
  });
export type RefundPartInput = z.infer<typeof refundPartSchema>;

export const refundedSchema = z.object({ refunded: z.number(), refundId: z.string() });

import { z } from 'zod';
import { OBJECT_ID_PATTERN, objectIdSchema, textSchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { isPositiveCents } from '../numbers/money';
import { ORDER_LINES_MAX } from '../quantity/quantity-rules';
import { LANGUAGES } from '../site/languages';

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
  /** May be left out where the line has only units of one kind. */
  of: z.enum(['open', 'shipped']).optional(),
});

/** Body of `POST /api/all-order/{id}/refund`: units of lines, an amount in dollars, freight, or several of these. */
export const refundPartSchema = z
  .strictObject({
    lines: z.array(lineSchema).max(ORDER_LINES_MAX).optional(),
    /** The money that moves; by default the value of the lines and the freight, with their tax. */
    amount: z
      .number({ error: issue('refund-amount-invalid') })
      .refine(isPositiveCents, issue('refund-amount-invalid'))
      .optional(),
    /** Freight in dollars, net, of an order of a shop that charged it. */
    shipping: z
      .number({ error: issue('refund-amount-invalid') })
      .refine(isPositiveCents, issue('refund-amount-invalid'))
      .optional(),
    /** The number of the invoice that is corrected: on account, where the order has several. */
    invoice: z.string().max(40).optional(),
    reason: textSchema('refund-reason-required', REFUND_REASON_MAX_LENGTH, 'field-too-long'),
  })
  .superRefine(({ lines = [], amount, shipping }, context) => {
    const tools = new Set(lines.map(({ toolId }) => toolId));
    if (tools.size < lines.length)
      context.addIssue({ code: 'custom', path: ['lines'], message: issue('refund-line-twice') });
    if (lines.length === 0 && amount === undefined && shipping === undefined)
      context.addIssue({ code: 'custom', path: ['lines'], message: issue('refund-empty') });
  });
export type RefundPartInput = z.infer<typeof refundPartSchema>;

/** A dry run refunds nothing, and says what would go back. */
export const refundQuerySchema = z.object({ dryRun: z.enum(['true']).optional() });

const refundedTaxesSchema = z.array(
  z.object({ name: z.string(), rate: z.number(), net: z.number(), tax: z.number() }),
);

export const refundedSchema = z.object({
  refunded: z.number(),
  refundId: z.string(),
  /** Of an order of a shop that charged. */
  net: z.number().optional(),
  taxes: refundedTaxesSchema.optional(),
});

/** `left` of the money once it went back. */
export const refundPreviewSchema = z.object({
  refunded: z.number(),
  net: z.number(),
  taxes: refundedTaxesSchema,
  left: z.number(),
});
export type RefundPreview = z.infer<typeof refundPreviewSchema>;

const SELECTION_MAX = 100;
/** Lines of all orders of one document; more would exceed the time of a request. */
export const SELECTION_LINES_MAX = 3_000;

export const orderIdsSchema = z
  .string({ error: issue('selection-required') })
  .max(SELECTION_MAX * 25, issue('selection-too-large'))
  .transform((text) => [...new Set(text.toLowerCase().split(',').filter(Boolean))])
  .refine((ids) => ids.length > 0, issue('selection-required'))
  .refine((ids) => ids.length <= SELECTION_MAX, issue('selection-too-large'))
  .refine((ids) => ids.every((id) => OBJECT_ID_PATTERN.test(id)), issue('invalid'));

export const orderSelectionQuerySchema = z.object({ ids: orderIdsSchema });

export const pickListQuerySchema = orderSelectionQuerySchema.extend({
  language: z.enum(LANGUAGES.all).optional(),
});

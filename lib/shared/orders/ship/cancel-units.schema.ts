import { z } from 'zod';
import { textSchema } from '../../calls/fields.schema';
import { REFUND_REASON_MAX_LENGTH } from '../order-desk.schema';
import { namedLinesSchema, unitsSchema } from './named-lines.schema';

/** Body of `POST /api/all-order/{id}/cancel-units`. */
export const cancelUnitsSchema = z.strictObject({
  lines: namedLinesSchema({ quantity: unitsSchema }),
  reason: textSchema('refund-reason-required', REFUND_REASON_MAX_LENGTH, 'field-too-long'),
});
export type CancelUnitsInput = z.infer<typeof cancelUnitsSchema>;

/** `amount` is refunded by card, and owed no more on account. */
export const unitsCancelledSchema = z.object({
  cancelled: z.number().int(),
  amount: z.number(),
  refundId: z.string().optional(),
});
export type UnitsCancelled = z.infer<typeof unitsCancelledSchema>;

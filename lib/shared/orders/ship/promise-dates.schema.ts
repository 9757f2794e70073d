import { z } from 'zod';
import { daySchema, optionalTextSchema } from '../../calls/fields.schema';
import { issue } from '../../messages/messages';
import { namedLinesSchema } from './named-lines.schema';

const REASON_MAX_LENGTH = 300;

/** Body of `PATCH /api/all-order/{id}/promise`; null: there is no day yet. */
export const promiseDatesSchema = z.strictObject({
  lines: namedLinesSchema({ promisedOn: z.union([daySchema(issue('promised-day-past')), z.null()]) }),
  /** For the buyer. */
  reason: optionalTextSchema(REASON_MAX_LENGTH).optional(),
  /** The buyer is mailed where a line moves later or loses its day, unless this is false. */
  notify: z.boolean().optional(),
});
export type PromiseDatesInput = z.infer<typeof promiseDatesSchema>;

/** `modifiedCount`: lines that changed. */
export const datesPromisedSchema = z.object({
  modifiedCount: z.number().int(),
  shipsOn: z.string().optional(),
});
export type DatesPromised = z.infer<typeof datesPromisedSchema>;

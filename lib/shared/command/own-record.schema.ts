import { z } from 'zod';

/** The most of each kind. */
export const OWN_RECORDS_MAX = 5;

export const ownRecordSchema = z.object({
  kind: z.enum(['order', 'company-order', 'approval', 'offer', 'list']),
  _id: z.string(),
  /** Its number; of a list its name. */
  name: z.string(),
  /** What else it is found by: the numbers of PO and invoice. */
  detail: z.string().optional(),
  value: z.number().optional(),
});
export type OwnRecord = z.infer<typeof ownRecordSchema>;

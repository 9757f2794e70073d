import { z } from 'zod';
import { daySchema, isOneLine } from '../../calls/fields.schema';
import { issue } from '../../messages/messages';
import { refineSerials, serialsSchema } from '../../serials/serial-number';
import { parcelsSchema } from '../../shipments/parcel.schema';
import { ORDER_STATES } from '../order-status';
import { namedLinesSchema, unitsSchema } from './named-lines.schema';

const EXTERNAL_ID_MAX_LENGTH = 100;

/** Body of `POST /api/all-order/{id}/shipment`; without lines everything open ships. */
export const shipUnitsSchema = z.strictObject({
  lines: namedLinesSchema({ quantity: unitsSchema, serials: serialsSchema.optional() })
    .superRefine(refineSerials)
    .optional(),
  parcels: parcelsSchema.optional(),
  /** Today by default. */
  shippedOn: daySchema(issue('shipped-on-invalid')).optional(),
  /** The number that another program has for it: sent in place of an `Idempotency-Key`. */
  externalId: z
    .string()
    .trim()
    .min(1)
    .max(EXTERNAL_ID_MAX_LENGTH)
    .refine(isOneLine, issue('invalid'))
    .optional(),
  /** The buyer of a card order is mailed unless this is false; on account the mail brings the invoice. */
  notify: z.boolean().optional(),
  evenInParts: z.boolean().optional(),
});
export type ShipUnitsInput = z.infer<typeof shipUnitsSchema>;

/** Body of `POST /api/all-shipment/{id}/serials`. */
export const addSerialsSchema = z.strictObject({
  lines: namedLinesSchema({ serials: serialsSchema }).superRefine(refineSerials),
});
export type AddSerialsInput = z.infer<typeof addSerialsSchema>;

export const serialsAddedSchema = z.object({ added: z.number().int() });

/** `open`: units of the order that are still to come. */
export const unitsShippedSchema = z.object({
  insertedId: z.string(),
  number: z.string(),
  part: z.number().int(),
  state: z.enum(ORDER_STATES),
  open: z.number().int(),
  invoiceNumber: z.string().optional(),
});
export type UnitsShipped = z.infer<typeof unitsShippedSchema>;

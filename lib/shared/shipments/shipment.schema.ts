import { z } from 'zod';
import { parcelsSchema } from './parcel.schema';

/** Body of `PATCH /api/all-shipment/{id}`: the parcels replace those of before. */
export const correctShipmentSchema = z.strictObject({
  parcels: parcelsSchema,
  /** The buyer is mailed, where a carrier or a number differs, unless this is false. */
  notify: z.boolean().optional(),
});
export type CorrectShipmentInput = z.infer<typeof correctShipmentSchema>;

/** Of a single order, the oldest first. */
export const shipmentSchema = z.object({
  _id: z.string(),
  /** Of its delivery note. */
  number: z.string(),
  part: z.number().int(),
  shippedOn: z.string(),
  parcels: z.array(
    z.object({
      carrier: z.string(),
      name: z.string(),
      trackingNumber: z.string().optional(),
      url: z.string().optional(),
    }),
  ),
  lines: z.array(
    z.object({
      toolId: z.string(),
      quantity: z.number(),
      serials: z.array(z.string()).optional(),
      /** Units that can be sent back, as far as it is not for the window; absent where there are none. */
      returnable: z.number().optional(),
    }),
  ),
  invoiceNumber: z.string().optional(),
  /** For admins and programs. */
  externalId: z.string().optional(),
});
export type Shipment = z.infer<typeof shipmentSchema>;

export const RETURN_STATES = [
  'requested',
  'approved',
  'received',
  'settled',
  'refused',
  'withdrawn',
  'closed',
] as const;
/** A return, as its order names it. */
export const orderReturnSchema = z.object({
  _id: z.string(),
  number: z.string(),
  state: z.enum(RETURN_STATES),
});

import { z } from 'zod';
import { lineSchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { CARRIERS, OTHER_CARRIER } from './carriers';

const PARCELS_MAX = 50;

const trackingNumberSchema = z
  .string()
  .trim()
  .max(60, issue('tracking-number-invalid'))
  .regex(/^[A-Za-z0-9 ./-]+$/, issue('tracking-number-invalid'));

/** `name` and `url` belong to another carrier than the shop's. */
const parcelSchema = z
  .strictObject({
    carrier: z
      .string({ error: issue('choose-carrier') })
      .refine((key) => key === OTHER_CARRIER || Object.hasOwn(CARRIERS, key), issue('choose-carrier')),
    name: lineSchema('carrier-required', 40, 'field-too-long').optional(),
    url: z
      .url({ protocol: /^https$/, error: issue('tracking-link-invalid') })
      .max(500, issue('tracking-link-invalid'))
      .optional(),
    trackingNumber: trackingNumberSchema.optional(),
  })
  .superRefine(({ carrier, name, url }, context) => {
    const isOther = carrier === OTHER_CARRIER;
    const refuse = (field: 'name' | 'url', message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (isOther && name === undefined) refuse('name', issue('carrier-required'));
    if (!isOther && name !== undefined) refuse('name', issue('invalid'));
    if (!isOther && url !== undefined) refuse('url', issue('invalid'));
  });

export const parcelsSchema = z.array(parcelSchema).max(PARCELS_MAX, issue('parcels-too-many'));

import { z } from 'zod';
import { lineSchema, objectIdSchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { pageSchema, wholeNumberText } from '../numbers/number-fields.schema';
import { DELIVERY_STATES, ENDPOINT_REASONS, ENDPOINT_STATES } from './endpoint-states';
import { EVENT_TYPES } from './public-events';

const NAME_MAX_LENGTH = 60;
const ADDRESS_MAX_LENGTH = 2_000;
const OVERLAP_HOURS_MAX = 168;
const DELIVERIES_LIMIT_MAX = 200;

const fields = {
  name: lineSchema('name-required', NAME_MAX_LENGTH, 'field-too-long'),
  /** What else an address must be, the server judges. */
  url: z
    .string({ error: issue('url-not-https') })
    .trim()
    .min(1, issue('url-not-https'))
    .max(ADDRESS_MAX_LENGTH, issue('url-unreachable')),
  types: z
    .array(z.enum(['*', ...EVENT_TYPES], { error: issue('invalid') }), { error: issue('events-required') })
    .min(1, issue('events-required'))
    .transform((types) => (types.includes('*') ? ['*' as const] : [...new Set(types)])),
};

/** Body of `POST /api/webhook-endpoint`. */
export const newEndpointSchema = z.strictObject(fields);
export type NewEndpoint = z.infer<typeof newEndpointSchema>;

export const editEndpointSchema = z
  .strictObject({
    ...fields,
    state: z.enum(ENDPOINT_STATES),
    /** Where a disabled endpoint that is enabled goes on. */
    from: z.enum(['stopped', 'now']),
  })
  .partial()
  .refine(({ state, from }) => from === undefined || state === 'enabled', {
    path: ['from'],
    error: issue('invalid'),
  });
export type EditEndpoint = z.infer<typeof editEndpointSchema>;

/** The only answer that has the secret. */
export const createdEndpointSchema = z.object({ insertedId: z.string(), secret: z.string() });

export const rotateSchema = z
  .strictObject({ hours: z.number().int().min(0).max(OVERLAP_HOURS_MAX).optional() })
  .optional();
export const rotatedSchema = z.object({
  secret: z.string(),
  /** Until when the secret before signs as well. */
  previousUntil: z.string().optional(),
});

export const endpointSchema = z.object({
  _id: z.string(),
  name: z.string(),
  url: z.string(),
  types: z.array(z.enum(['*', ...EVENT_TYPES])),
  state: z.enum(ENDPOINT_STATES),
  why: z.enum(ENDPOINT_REASONS).optional(),
  /** Since when no attempt has succeeded. */
  failingSince: z.string().optional(),
  /** Deliveries that wait or are held. */
  waiting: z.number().int(),
  lastDeliveredAt: z.string().optional(),
  createdAt: z.string(),
  /** The e-mail of the admin who created it; null once that account is closed. */
  createdBy: z.string().nullable(),
});
export type Endpoint = z.infer<typeof endpointSchema>;

export const sentTestSchema = z.object({ id: z.string() });
export const resentSchema = z.object({ state: z.literal('waiting') });

export const deliveryParamsSchema = z.object({ id: objectIdSchema, delivery: objectIdSchema });

export const deliveriesQuerySchema = z.object({
  state: z.enum(DELIVERY_STATES).optional(),
  page: pageSchema.optional(),
  limit: wholeNumberText(1, DELIVERIES_LIMIT_MAX).optional(),
});
export type DeliveriesQuery = z.infer<typeof deliveriesQuerySchema>;

export const deliverySchema = z.object({
  /** The id of the event. */
  id: z.string(),
  type: z.string(),
  state: z.enum(DELIVERY_STATES),
  at: z.string(),
  attempts: z.array(
    z.object({
      at: z.string(),
      /** Of the answer. */
      status: z.number().int().optional(),
      /** Why there was no answer, or `skipped`. */
      error: z.string().optional(),
      ms: z.number().int(),
    }),
  ),
  nextAttemptAt: z.string().optional(),
});
export type Delivery = z.infer<typeof deliverySchema>;

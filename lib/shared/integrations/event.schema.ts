import { z } from 'zod';
import { wholeNumberText } from '../numbers/number-fields.schema';
import { EVENT_TYPES } from './public-events';

export const EVENTS_LIMIT = 100;
const EVENTS_LIMIT_MAX = 500;

const EVENT_ID = /^[0-9a-f]{24}$/;

const typesText = z
  .string()
  .transform((text) => [...new Set(text.split(',').filter(Boolean))])
  .pipe(z.array(z.enum(EVENT_TYPES)).min(1));

export const eventsQuerySchema = z
  .object({
    /** The id of the last event that was read. */
    after: z.string().regex(EVENT_ID).optional(),
    /** Not together with `after`. */
    since: z.iso.datetime({ offset: true }).optional(),
    /** Separated by commas; without it all types. */
    types: typesText.optional(),
    limit: wholeNumberText(1, EVENTS_LIMIT_MAX).optional(),
  })
  .refine(({ after, since }) => after === undefined || since === undefined, { path: ['since'] });
export type EventsQuery = z.infer<typeof eventsQuerySchema>;

export const eventSchema = z.object({
  /** The same each time; `webhook-id` of what is sent to endpoints. */
  id: z.string(),
  type: z.enum(EVENT_TYPES),
  /** When it happened, which may be before the event that precedes it here. */
  timestamp: z.string(),
  /** Which thing, and facts that depend on the type. */
  data: z
    .object({
      subject: z.string(),
      id: z.string().nullable(),
      /** Of orders and companies. */
      number: z.string().optional(),
    })
    .catchall(z.unknown()),
});
export type StoreEvent = z.infer<typeof eventSchema>;

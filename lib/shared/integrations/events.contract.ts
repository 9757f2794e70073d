import { z } from 'zod';
import { callsOf } from '../calls/contract';
import { eventSchema, eventsQuerySchema } from './event.schema';

export const eventCalls = callsOf({ tag: 'Events', who: 'either-admin' })({
  listEvents: {
    method: 'GET',
    path: '/api/event',
    key: 'events:read',
    summary:
      'List what happened in the store, oldest first, strictly after an event (`after`) or from a moment on (`since`), else from the first there is. The last `id` is the next `after`; an empty array: ask again with the same. `event-unknown`: a backup was restored; read the orders anew and go on with `since`.',
    query: eventsQuerySchema,
    success: { status: 200, description: 'Up to `limit` events.', schema: z.array(eventSchema) },
    errors: ['event-unknown'],
  },
});

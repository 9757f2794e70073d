import type { Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import {
  readEntriesAfter,
  readNumberOf,
  readNumberSince,
} from '@/lib/server/platform/audit-log/read-audit-log';
import { EVENTS_LIMIT, type EventsQuery, type StoreEvent } from '@/lib/shared/integrations/event.schema';
import { EVENT_TYPES } from '@/lib/shared/integrations/public-events';
import { AppError } from '@/lib/shared/messages/errors';
import { eventOf } from './event-of';

/** Returns the number of the entry after which the first event comes; null where none has happened since. */
async function startOf({ after, since }: EventsQuery): Promise<number | null> {
  if (since !== undefined) {
    const first = await readNumberSince(new Date(since), EVENT_TYPES);
    return first === null ? null : first - 1;
  }
  if (after === undefined) return 0;
  const number = await readNumberOf(after, EVENT_TYPES);
  if (number === null) throw new AppError('event-unknown');
  return number;
}

/**
 * The public part of the sealed audit log, oldest first. An entry has its number after its transaction was committed, so a reader
 * skips none. Throws `event-unknown` for an `after` that is not in the feed.
 */
export async function listEvents(caller: Caller, query: EventsQuery): Promise<StoreEvent[]> {
  requirePermission(caller, 'read-events');
  const start = await startOf(query);
  if (start === null) return [];
  const types = query.types ?? EVENT_TYPES;
  const entries = await readEntriesAfter(start, types, query.limit ?? EVENTS_LIMIT);
  return entries.flatMap((entry) => eventOf(entry) ?? []);
}

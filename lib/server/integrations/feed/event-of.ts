import type { AuditEntryDocument } from '@/lib/server/platform/db/documents/compliance';
import type { StoreEvent } from '@/lib/shared/integrations/event.schema';
import { EVENT_TYPES, type EventType, PUBLIC_FACTS } from '@/lib/shared/integrations/public-events';

/** Subjects whose label is a number: never that of a tool, which is its name. */
const NUMBERED: ReadonlySet<string> = new Set(['order', 'shipment', 'return', 'company']);

function isPublic(action: string): action is EventType {
  return (EVENT_TYPES as readonly string[]).includes(action);
}

/** Converts an entry of the audit log to what programs see; null where its action is not public. */
export function eventOf({ eventId, action, at, subject, after }: AuditEntryDocument): StoreEvent | null {
  if (!isPublic(action)) return null;
  const { kind, id, label } = subject;
  const facts = PUBLIC_FACTS[action].flatMap((name) => {
    const value = after?.[name] ?? null;
    return value === null ? [] : [[name, value] as const];
  });
  return {
    id: eventId,
    type: action,
    timestamp: at.toISOString(),
    data: {
      subject: kind,
      id,
      ...(label !== null && NUMBERED.has(kind) ? { number: label } : {}),
      ...Object.fromEntries(facts),
    },
  };
}

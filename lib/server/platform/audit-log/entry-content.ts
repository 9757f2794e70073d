import 'server-only';
import type { AuditContent, StoredJson } from '@/lib/server/platform/db/documents/audit';

export function contentOf(entry: AuditContent): StoredJson {
  return {
    eventId: entry.eventId,
    at: entry.at.toISOString(),
    action: entry.action,
    actor: { kind: entry.actor.kind, id: entry.actor.id },
    subject: { kind: entry.subject.kind, id: entry.subject.id, label: entry.subject.label },
    before: entry.before,
    after: entry.after,
    address: entry.address,
  };
}

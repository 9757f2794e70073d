import 'server-only';
import type { AuditEntryDocument } from '@/lib/server/platform/db/documents/audit';
import type { AuditEntry } from '@/lib/shared/audit/audit.schema';

export function peopleOf(entries: readonly AuditEntryDocument[]): string[] {
  const ids = entries.flatMap(({ actor, subject }) => [
    actor.id,
    subject.kind === 'user' ? subject.id : null,
  ]);
  return [...new Set(ids.filter((id) => id !== null))];
}

/** The caller looks up e-mails: the log itself has none. */
export function serializeAuditEntry(
  entry: AuditEntryDocument,
  emails: ReadonlyMap<string, string>,
): AuditEntry {
  const { _id, at, action, actor, subject, before, after, address, hash } = entry;
  const emailOf = (id: string | null) => (id === null ? null : (emails.get(id) ?? null));
  return {
    seq: _id,
    at: at.toISOString(),
    action,
    actor: { kind: actor.kind, id: actor.id, email: emailOf(actor.id) },
    subject: {
      kind: subject.kind,
      id: subject.id,
      label: subject.label,
      email: subject.kind === 'user' ? emailOf(subject.id) : null,
    },
    before,
    after,
    address,
    hash,
  };
}

import 'server-only';
import type { AuditEntry } from '@/lib/shared/schemas/audit';
import type { AuditEntryDocument } from '../db/documents/audit';

/** The ids of the people that entries speak of, as who did it or whom it was done to. */
export function peopleOf(entries: readonly AuditEntryDocument[]): string[] {
  const ids = entries.flatMap(({ actor, subject }) => [
    actor.id,
    subject.kind === 'user' ? subject.id : null,
  ]);
  return [...new Set(ids.filter((id) => id !== null))];
}

/** An entry as admins read it; e-mails are looked up, since the log itself holds none. */
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

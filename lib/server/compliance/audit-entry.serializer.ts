import type { AuditEntryDocument } from '@/lib/server/platform/db/documents/compliance';
import type { AuditEntry } from '@/lib/shared/audit/audit.schema';

function distinct(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids.filter((id) => id !== null))];
}

/** Returns the ids of the users that entries name, as actor or as subject. */
export function peopleOf(entries: readonly AuditEntryDocument[]): string[] {
  return distinct(
    entries.flatMap(({ actor, subject }) => [
      actor.kind === 'key' ? null : actor.id,
      subject.kind === 'user' ? subject.id : null,
    ]),
  );
}

/** Returns the ids of the API keys that entries name as actor. */
export function keysOf(entries: readonly AuditEntryDocument[]): string[] {
  return distinct(entries.map(({ actor }) => (actor.kind === 'key' ? actor.id : null)));
}

/** Converts an entry to what admins see. The caller looks up e-mails and names of keys, since the log itself has none. */
export function serializeAuditEntry(
  entry: AuditEntryDocument,
  emails: ReadonlyMap<string, string>,
  keyNames: ReadonlyMap<string, string>,
): AuditEntry {
  const { _id, at, action, actor, subject, before, after, address, hash } = entry;
  const emailOf = (id: string | null) => (id === null ? null : (emails.get(id) ?? null));
  return {
    seq: _id,
    at: at.toISOString(),
    action,
    actor: {
      kind: actor.kind,
      id: actor.id,
      email: emailOf(actor.id),
      name: (actor.id && keyNames.get(actor.id)) || null,
    },
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

import 'server-only';
import type { ClientSession } from 'mongodb';
import {
  type AuditActor,
  type AuditEvent,
  recordAuditEvent,
} from '@/lib/server/platform/audit-log/record-audit-event';
import type { FileDocument } from '@/lib/server/platform/db/documents/files';

const eventOf = (actor: AuditActor, name: string): Pick<AuditEvent, 'actor' | 'subject'> => ({
  actor,
  subject: { kind: 'file', id: name },
});

const factsOf = ({ kind, bytes, size }: FileDocument) => ({ kind, bytes, ...size });

/** Records in the audit log that a file was stored. Belongs in the transaction that adds it. */
export async function recordUpload(
  actor: AuditActor,
  file: FileDocument,
  session: ClientSession,
): Promise<void> {
  const event: AuditEvent = { action: 'file.uploaded', ...eventOf(actor, file._id), after: factsOf(file) };
  await recordAuditEvent(event, session);
}

/** Records in the audit log that a file was deleted, and which tools were saved with it. Belongs in the transaction that deletes it. */
export async function recordDeletion(
  actor: AuditActor,
  file: FileDocument,
  session: ClientSession,
): Promise<void> {
  const before = { ...factsOf(file), tools: file.toolIds };
  await recordAuditEvent({ action: 'file.deleted', ...eventOf(actor, file._id), before }, session);
}

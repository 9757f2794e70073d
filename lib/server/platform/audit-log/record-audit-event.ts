import 'server-only';
import { type ClientSession, ObjectId } from 'mongodb';
import type { AuditContent, PendingAuditDocument } from '@/lib/server/platform/db/documents/compliance';
import { requestAddress } from '@/lib/server/platform/http/request-context';
import type { AuditAction, AuditSubjectKind } from '@/lib/shared/audit/audit-actions';
import { insertManyPending, insertPending } from './audit-log.repository';
import { type AuditValues, auditValues, storedText } from './audit-values';
import { contentOf, currentKeyId, macWith } from './chain';

export type AuditActor =
  | { userId: ObjectId; role: 'admin' | 'customer' }
  | { keyId: ObjectId; role: 'key' }
  | 'visitor'
  | 'system'
  | 'payment-provider';

export type AuditEvent = {
  action: AuditAction;
  actor: AuditActor;
  /** `label` is what people call it (the number of an order, the name of a tool), never a person's data. */
  subject: { kind: AuditSubjectKind; id: ObjectId | string | null; label?: string | undefined };
  before?: AuditValues;
  after?: AuditValues;
  address?: string;
};

function actorOf(actor: AuditActor): AuditContent['actor'] {
  if (typeof actor === 'string') return { kind: actor, id: null };
  const id = actor.role === 'key' ? actor.keyId : actor.userId;
  return { kind: actor.role, id: id.toHexString() };
}

/**
 * Within the caller's transaction where there is one. The entry is authenticated at once and chained later
 * (`sealAuditLog`), so that writers never wait for each other.
 */
export async function recordAuditEvent(event: AuditEvent, session?: ClientSession): Promise<void> {
  await insertPending(pendingEntry(event), session);
}

export async function recordAuditEvents(
  events: readonly AuditEvent[],
  session?: ClientSession,
): Promise<void> {
  if (events.length > 0) await insertManyPending(events.map(pendingEntry), session);
}

function pendingEntry(event: AuditEvent): PendingAuditDocument {
  const { action, actor, subject, before, after } = event;
  const eventId = new ObjectId();
  const content: AuditContent = {
    eventId: eventId.toHexString(),
    at: new Date(),
    action,
    actor: actorOf(actor),
    subject: {
      kind: subject.kind,
      id: subject.id instanceof ObjectId ? subject.id.toHexString() : subject.id,
      label: subject.label === undefined ? null : storedText(subject.label),
    },
    before: before ? auditValues(before, subject.kind) : null,
    after: after ? auditValues(after, subject.kind) : null,
    address: event.address ?? requestAddress(),
  };
  const keyId = currentKeyId();
  const mac = macWith(keyId, contentOf(content));
  if (mac === null) throw new Error('the current audit key is not known');
  return { _id: eventId, ...content, keyId, mac };
}

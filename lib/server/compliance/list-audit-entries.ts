import { type Filter, ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { apiKeyNames } from '@/lib/server/identity/find-names';
import { requirePermission } from '@/lib/server/identity/permissions';
import { emailsOf, findIdentityByEmail } from '@/lib/server/identity/users/identity';
import { readAuditLog } from '@/lib/server/platform/audit-log/read-audit-log';
import { readUnsealed, type Unsealed } from '@/lib/server/platform/audit-log/seal-audit-log';
import { env } from '@/lib/server/platform/config/env';
import type { AuditEntryDocument } from '@/lib/server/platform/db/documents/compliance';
import { AUDIT_PAGE_LIMIT, type AuditEntry, type AuditQuery } from '@/lib/shared/audit/audit.schema';
import { daySpan } from '@/lib/shared/dates/zoned-days';
import { keysOf, peopleOf, serializeAuditEntry } from './audit-entry.serializer';

const ACTORS_WITHOUT_ACCOUNT = ['visitor', 'key', 'system', 'payment-provider'] as const;

/** An e-mail without an account is returned unchanged and matches no entry. */
async function idFor(text: string): Promise<string> {
  if (!text.includes('@')) return text;
  return (await findIdentityByEmail(text))?._id.toHexString() ?? text;
}

async function filterOf(query: AuditQuery): Promise<Filter<AuditEntryDocument>> {
  const { action, kind, actor, subject, from, to } = query;
  const parts: Filter<AuditEntryDocument>[] = [];
  if (action) parts.push({ action });
  if (kind) parts.push({ 'subject.kind': kind });
  if (actor) {
    const kindOfActor = ACTORS_WITHOUT_ACCOUNT.find((one) => one === actor);
    parts.push(kindOfActor ? { 'actor.kind': kindOfActor } : { 'actor.id': await idFor(actor) });
  }
  if (subject) parts.push({ $or: [{ 'subject.id': await idFor(subject) }, { 'subject.label': subject }] });
  const days = daySpan({ from, to }, env().STORE_TIME_ZONE);
  if (days.from) parts.push({ at: { $gte: days.from } });
  if (days.before) parts.push({ at: { $lt: days.before } });
  return parts.length > 0 ? { $and: parts } : {};
}

export async function listAuditEntries(
  actor: Actor,
  query: AuditQuery,
): Promise<{ entries: AuditEntry[]; total: number }> {
  requirePermission(actor, 'read-audit-log');
  const limit = query.limit ?? AUDIT_PAGE_LIMIT;
  const page = { skip: ((query.page ?? 1) - 1) * limit, limit };
  const { entries, total } = await readAuditLog(await filterOf(query), page);
  const emails = await emailsOf(peopleOf(entries));
  const keyNames = await apiKeyNames(keysOf(entries).map((id) => new ObjectId(id)));
  return { entries: entries.map((entry) => serializeAuditEntry(entry, emails, keyNames)), total };
}

const MOST = 10_000;

/** Only for its owner. */
export async function auditEntriesBy(
  userId: ObjectId,
): Promise<{ at: Date; action: string; address: string | null }[]> {
  const page = { skip: 0, limit: MOST };
  const { entries } = await readAuditLog({ 'actor.id': userId.toHexString() }, page);
  return entries.map(({ at, action, address }) => ({ at, action, address }));
}

export async function countUnsealed(actor: Actor): Promise<Unsealed> {
  requirePermission(actor, 'read-audit-log');
  return readUnsealed();
}

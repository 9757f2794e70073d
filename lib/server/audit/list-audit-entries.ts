import 'server-only';
import type { Filter } from 'mongodb';
import { AppError } from '@/lib/shared/errors';
import { AUDIT_PAGE_LIMIT, type AuditEntry, type AuditQuery } from '@/lib/shared/schemas/audit';
import type { Actor } from '../auth/actor';
import type { AuditEntryDocument } from '../db/documents/audit';
import { emailsOf, findIdentityByEmail } from '../users/identity';
import { mayReadAuditLog } from './audit.policy';
import { peopleOf, serializeAuditEntry } from './audit-entry.serializer';
import { findEntries } from './audit-log.repository';
import { sealAuditLog } from './seal-audit-log';

const DAY_MS = 24 * 3_600_000;
const NOBODYS = ['visitor', 'system', 'payment-provider'] as const;

/** A user's id for an e-mail, anything else as it is; an e-mail without an account is nobody's id. */
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
    const nobody = NOBODYS.find((one) => one === actor);
    parts.push(nobody ? { 'actor.kind': nobody } : { 'actor.id': await idFor(actor) });
  }
  if (subject) parts.push({ $or: [{ 'subject.id': await idFor(subject) }, { 'subject.label': subject }] });
  if (from) parts.push({ at: { $gte: new Date(from) } });
  if (to) parts.push({ at: { $lt: new Date(new Date(to).getTime() + DAY_MS) } });
  return parts.length > 0 ? { $and: parts } : {};
}

/**
 * Entries of the audit log that fit, newest first, one page of them, and how many fit in all; for admins. What was
 * recorded up to now is in it. Throws `forbidden`.
 */
export async function listAuditEntries(
  actor: Actor,
  query: AuditQuery,
): Promise<{ entries: AuditEntry[]; total: number }> {
  if (!mayReadAuditLog(actor)) throw new AppError('forbidden');
  await sealAuditLog();
  const limit = query.limit ?? AUDIT_PAGE_LIMIT;
  const page = { skip: ((query.page ?? 1) - 1) * limit, limit };
  const { entries, total } = await findEntries(await filterOf(query), page);
  const emails = await emailsOf(peopleOf(entries));
  return { entries: entries.map((entry) => serializeAuditEntry(entry, emails)), total };
}

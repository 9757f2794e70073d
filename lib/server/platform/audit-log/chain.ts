import 'server-only';
import { createHash, createHmac } from 'node:crypto';
import { env } from '@/lib/server/platform/config/env';
import type {
  AuditContent,
  AuditEntryDocument,
  AuditHeadDocument,
  PendingAuditDocument,
  StoredJson,
} from '@/lib/server/platform/db/documents/compliance';

export const CHAIN_START = '0'.repeat(64);

export function entryHash(entry: Omit<AuditEntryDocument, 'hash'>): string | null {
  return macWith(entry.keyId, {
    seq: entry._id,
    previousHash: entry.previousHash,
    keyId: entry.keyId,
    content: contentOf(entry),
  });
}

/** Reveals the removal of the last entries. Null for an unknown key. */
export function headMac(head: Pick<AuditHeadDocument, 'seq' | 'hash' | 'keyId'>): string | null {
  return macWith(head.keyId, { head: head.seq, hash: head.hash });
}

/** False for an unknown key, whatever a document holds. */
export function isAuthentic(event: PendingAuditDocument): boolean {
  if (String(event._id) !== event.eventId) return false;
  try {
    return event.mac === macWith(event.keyId, contentOf(event));
  } catch {
    // Content of another shape than the store writes.
    return false;
  }
}

export function entryAfter(
  event: PendingAuditDocument,
  previous: { seq: number; hash: string },
  keyId: string,
): AuditEntryDocument {
  const { eventId, at, action, actor, subject, before, after, address } = event;
  const content = { eventId, at, action, actor, subject, before, after, address };
  const entry = { _id: previous.seq + 1, ...content, keyId, previousHash: previous.hash };
  const hash = entryHash(entry);
  if (hash === null) throw new Error('the current audit key is not known');
  return { ...entry, hash };
}

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

const KEY_ID_LENGTH = 12;

function keyIdOf(secret: string): string {
  return createHash('sha256').update(`audit-key:${secret}`).digest('hex').slice(0, KEY_ID_LENGTH);
}

export function currentKeyId(): string {
  return keyIdOf(env().AUDIT_LOG_SECRET);
}

export function keyIds(): string[] {
  const { AUDIT_LOG_SECRET, AUDIT_LOG_SECRET_PREVIOUS } = env();
  return [AUDIT_LOG_SECRET, ...AUDIT_LOG_SECRET_PREVIOUS].map(keyIdOf);
}

/** HMAC-SHA-256 with a key that is not in the database; null if the store does not have it. */
export function macWith(keyId: string, value: StoredJson): string | null {
  const { AUDIT_LOG_SECRET, AUDIT_LOG_SECRET_PREVIOUS } = env();
  const secret = [AUDIT_LOG_SECRET, ...AUDIT_LOG_SECRET_PREVIOUS].find((one) => keyIdOf(one) === keyId);
  return secret === undefined
    ? null
    : createHmac('sha256', secret).update(canonicalJson(value)).digest('hex');
}

/** Distinguishes personal values without revealing them: equal values have equal marks under the same key. */
export function personalMark(value: string): string {
  const secret = env().AUDIT_LOG_SECRET;
  return createHmac('sha256', secret).update(`personal:${value}`).digest('hex').slice(0, KEY_ID_LENGTH);
}

/** Members sorted by name, no spaces (after RFC 8785). Two values are equal exactly if their canonical JSON is. */
export function canonicalJson(value: StoredJson): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const members = Object.keys(value)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key] as StoredJson)}`);
    return `{${members.join(',')}}`;
  }
  return JSON.stringify(value);
}

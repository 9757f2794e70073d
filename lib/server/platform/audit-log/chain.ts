import 'server-only';
import type {
  AuditEntryDocument,
  AuditHeadDocument,
  PendingAuditDocument,
} from '@/lib/server/platform/db/documents/audit';
import { macWith } from './audit-key';
import { contentOf } from './entry-content';

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

import type { Long } from 'bson';
import { type Document, decode, encode } from '@/standins/mongo/bson';
import { SESSION_PREFIX, sessionKey } from '@/standins/mongo/storage/keys';
import type { Store } from '@/standins/mongo/storage/store';
import { endOfPrefix } from '@/standins/mongo/storage/view';

/** The answer that statements next to each other had: a bulk of inserts is one entry. */
export type StatementResults = { first: number; last: number; result: Document };

/** What is remembered of a session's last numbered write, on disk together with the write itself. */
export type SessionRecord = {
  number: Long;
  at: Date;
  /** The transaction with this number has been committed. */
  committed?: boolean;
  /** The answers to the statements of a retryable write. */
  results?: StatementResults[];
};

/** The record of a session, or undefined if it never made a numbered write. */
export function readSessionRecord(store: Store, sessionId: string): SessionRecord | undefined {
  const bytes = store.get(sessionKey(sessionId));
  return bytes && (decode(bytes) as SessionRecord);
}

/** Inside a write. The record of a bulk may be larger than a document. */
export function writeSessionRecord(store: Store, sessionId: string, record: SessionRecord): void {
  store.put(sessionKey(sessionId), encode(record, Number.POSITIVE_INFINITY));
}

/** As in mongod: a session that is not used for so long is forgotten. */
export const SESSION_LIFETIME_MS = 30 * 60 * 1000;

/** Removes the records of sessions that were last used before that time. Inside a write. */
export function sweepSessionRecords(store: Store, before: number): void {
  const old: Buffer[] = [];
  for (const { key, value } of store.range(SESSION_PREFIX, endOfPrefix(SESSION_PREFIX))) {
    if ((decode(value) as SessionRecord).at.getTime() < before) old.push(key);
  }
  for (const key of old) store.remove(key);
}

import type { Long } from 'bson';
import { type Document, decode, encode } from '#bson';
import { SESSION_PREFIX, sessionKey } from '#storage/keys';
import type { Store } from '#storage/store';
import { endOfPrefix } from '#storage/view';

/** The result that consecutive statements share: a bulk of inserts is one entry. */
export type StatementResults = { first: number; last: number; result: Document };

/** The last numbered write of a session, stored in one commit with the write itself. */
export type SessionRecord = {
  number: Long;
  at: Date;
  committed?: boolean;
  results?: StatementResults[];
};

export function readSessionRecord(store: Store, sessionId: string): SessionRecord | undefined {
  const bytes = store.get(sessionKey(sessionId));
  return bytes && (decode(bytes) as SessionRecord);
}

/** Inside a write. The record of a bulk may be larger than a document. */
export function writeSessionRecord(store: Store, sessionId: string, record: SessionRecord): void {
  store.put(sessionKey(sessionId), encode(record, Number.POSITIVE_INFINITY));
}

/** The record of a session that was not used for this time is removed, as in mongod. */
export const SESSION_LIFETIME_MS = 30 * 60 * 1000;

/** Removes the records of sessions that were last used before that time. Inside a write. */
export function sweepSessionRecords(store: Store, before: number): void {
  const old: Buffer[] = [];
  for (const { key, value } of store.range(SESSION_PREFIX, endOfPrefix(SESSION_PREFIX))) {
    if ((decode(value) as SessionRecord).at.getTime() < before) old.push(key);
  }
  for (const key of old) store.remove(key);
}

import 'server-only';
import type { ObjectId } from 'mongodb';

/** JSON values only: they read back the same from any database. */
export type StoredJson = string | number | boolean | null | StoredJson[] | { [key: string]: StoredJson };

/** The content of an event of the audit log. Owned by audit, as are the three collections below. */
export type AuditContent = {
  eventId: string;
  at: Date;
  action: string;
  actor: {
    kind: 'admin' | 'customer' | 'key' | 'visitor' | 'system' | 'payment-provider';
    id: string | null;
  };
  subject: { kind: string; id: string | null; label: string | null };
  before: Record<string, StoredJson> | null;
  after: Record<string, StoredJson> | null;
  address: string | null;
};

/** An event that was recorded and has no place in the hash chain yet; `mac` authenticates it until then. */
export type PendingAuditDocument = AuditContent & { _id: ObjectId; keyId: string; mac: string };

/** A pending event that can never take a place in the chain, stored as it was found. */
export type IsolatedAuditDocument = PendingAuditDocument & {
  isolatedAt: Date;
  /** `changed`: not as the store recorded it, or not by the store. `repeated`: its event is in the chain already. */
  reason: 'changed' | 'repeated';
};

/** An entry of the chain; `_id` is its number, from 1 without gaps. Inserted once, never changed or deleted. */
export type AuditEntryDocument = AuditContent & {
  _id: number;
  keyId: string;
  previousHash: string;
  hash: string;
};

/** Where the chain ends. */
export type AuditHeadDocument = { _id: string; seq: number; hash: string; keyId: string; mac: string };

import 'server-only';
import type { ObjectId } from 'mongodb';

/** JSON values only: they read back the same from any database. */
export type StoredJson = string | number | boolean | null | StoredJson[] | { [key: string]: StoredJson };

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

/** `mac` authenticates it until it has a place in the hash chain. */
export type PendingAuditDocument = AuditContent & { _id: ObjectId; keyId: string; mac: string };

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

export type AuditHeadDocument = { _id: string; seq: number; hash: string; keyId: string; mac: string };

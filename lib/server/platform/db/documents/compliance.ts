import type { ObjectId } from 'mongodb';
import type { Language } from '@/lib/shared/site/languages';
import type { LegalPageName } from '@/lib/shared/site/legal-pages';

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

/** The right of one admin to see one customer's pages, in one session and for a time; never to act. */
export type CustomerViewDocument = {
  _id: ObjectId;
  adminId: ObjectId;
  /** The handle of the admin's session. */
  session: string;
  customerId: ObjectId;
  startedAt: Date;
  until: Date;
};

/** One version of a legal page in one language; the highest is shown, and none is ever changed. Owned by legal-pages. */
export type LegalPageDocument = {
  _id: ObjectId;
  page: LegalPageName;
  language: Language;
  version: number;
  markdown: string;
  editedBy: ObjectId;
  editedAt: Date;
};

import 'server-only';

/** A window of counted attempts; `_id` is `${class}:${subject}`. `failures` are the times of the last few failed ones. */
export type RateLimitDocument = {
  _id: string;
  count: number;
  windowEndsAt: Date;
  failures?: Date[];
  blockedUntil?: Date;
};

/** A document that transactions which must not run at once all write; `_id` names it. One that expires is deleted then. */
export type GuardDocument = { _id: string; taken: number; expiresAt?: Date };

/** Which process runs a background job, or migrations; `_id` is its name. */
export type LeaseDocument = { _id: string; holder: string; until: Date };

/** When a round of a job last ended well; `_id` names the job. */
export type JobRunDocument = { _id: string; succeededAt: Date };

/** A tag of cached pages that one instance has refreshed; `_id` is `${instance} ${tag}`. */
export type RefreshedTagDocument = { _id: string; tag: string; instance: string; at: Date };

/** A migration that was applied to this database; `_id` is its number. */
export type MigrationDocument = {
  _id: number;
  name: string;
  appliedAt: Date;
  durationMs: number;
  /** The lowest number a server's latest migration may have for it to serve this data. */
  oldestServer?: number;
};

/** A payment after a backup that a restore could not settle. Amounts are integer cents. */
export type ListedPayment = {
  /**
   * `order-lost`: it paid an order placed after the backup; `processing`: it may yet; `part-refund-lost`: some of a known
   * order's money was sent back after the backup, and which units that was for is lost.
   */
  kind: 'order-lost' | 'processing' | 'part-refund-lost';
  intentId: string;
  amountCents: number;
  refundedCents: number;
  currency: string;
  orderNumber?: string;
  invoiceNumber?: string;
};

/** A backup that was restored into this database; `_id` is the SHA-256 of its manifest. */
export type RestoreDocument = {
  _id: string;
  /** `loading` while not everything is there; `loaded` until payments since then are dealt with. */
  state: 'loading' | 'loaded' | 'done';
  startedAt: Date;
  /** By which release it was written, and when. */
  backup: { release: string; snapshotAt: Date };
  /** The series of invoice numbers that began with it; absent where the earlier one goes on. */
  series?: string;
  loadedAt?: Date;
  documents?: number;
  /** The number of restored files whose content is kept outside the database. */
  files?: number;
  /** What was ended and set aside. */
  setBack?: { sessions: number; keys: number; links: number; mails: number; deadMails: number };
  /** What was left to an admin. */
  listed?: ListedPayment[];
  doneAt?: Date;
};

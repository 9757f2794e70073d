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

/** `_id` is the name of the job. */
export type LeaseDocument = { _id: string; holder: string; until: Date };

/** When a round last ended well; `_id` is the name of the job. */
export type JobRunDocument = { _id: string; succeededAt: Date };

/** `_id` is `${instance} ${tag}`. */
export type RefreshedTagDocument = { _id: string; tag: string; instance: string; at: Date };

export type ReloadPhase = 'prepare' | 'commit' | 'abort';

export type ReloadAnswer = {
  role: 'server' | 'worker';
  host: string;
  /** The number of its process, which stays the same. */
  process: number;
  state: 'preparing' | 'prepared' | 'refused' | 'serving';
  reason?: string;
};

/** A reload of the shop that an operator asked for (platform/reload). `answers` are by instance. */
export type ReloadDocument = {
  _id: string;
  askedAt: Date;
  phase: ReloadPhase;
  answers: Record<string, ReloadAnswer>;
};

/** What the stored data is of (db/migrations/refuse-other-shop.ts). */
export type ShopFactsDocument = { _id: 'shop'; currency: string; catalogueLanguage: string };

/** `_id` is its number. */
export type MigrationDocument = {
  _id: number;
  name: string;
  appliedAt: Date;
  durationMs: number;
  /** The lowest number a server's latest migration may have for it to serve this data. */
  oldestServer?: number;
};

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

/** `_id` is the SHA-256 of the manifest of the backup. */
export type RestoreDocument = {
  _id: string;
  /** `loading` while not everything is there; `loaded` until payments since then are dealt with. */
  state: 'loading' | 'loaded' | 'done';
  startedAt: Date;
  backup: { release: string; snapshotAt: Date };
  /** The series of invoice numbers that began with it; absent where the earlier one goes on. */
  series?: string;
  loadedAt?: Date;
  documents?: number;
  files?: number;
  setBack?: {
    sessions: number;
    keys: number;
    links: number;
    mails: number;
    deadMails: number;
    endpoints?: number;
  };
  listed?: ListedPayment[];
  doneAt?: Date;
};

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

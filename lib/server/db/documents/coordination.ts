import 'server-only';

/** A window of counted attempts; `_id` is `${class}:${subject}`. `failures` are the times of the last few failed ones. */
export type RateLimitDocument = {
  _id: string;
  count: number;
  windowEndsAt: Date;
  failures?: Date[];
  blockedUntil?: Date;
};

/** What transactions that must not run at once all write to; `_id` names it. */
export type GuardDocument = { _id: string; taken: number };

/** Who runs a background job; `_id` is the job's name. */
export type LeaseDocument = { _id: string; holder: string; until: Date };

/** A tag of cached public pages that one instance of the store refreshed; `_id` is `${instance} ${tag}`. */
export type RefreshedTagDocument = { _id: string; tag: string; instance: string; at: Date };

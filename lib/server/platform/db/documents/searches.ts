import 'server-only';

/**
 * How often words were searched for without a match on one day; `_id` is `${day} ${words}`. Nothing of who searched. Owned
 * by the catalogue; deleted after 90 days.
 */
export type MissedSearchDocument = {
  _id: string;
  day: Date;
  words: string;
  count: number;
};

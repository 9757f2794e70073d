import 'server-only';

/** `_id` is `${day} ${words}`; nothing of who searched. Deleted after 90 days. Owned by the catalogue. */
export type MissedSearchDocument = {
  _id: string;
  day: Date;
  words: string;
  count: number;
};

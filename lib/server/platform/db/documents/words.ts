import type { ObjectId } from 'mongodb';
import type { Language } from '@/lib/shared/site/languages';

/**
 * How a language says what specifications of tools are called, their values in words, and names of packs: one dictionary for all
 * tools, so that facets and tables agree. Never figures or units. Owned by the catalogue.
 */
export type SpecWordDocument = {
  _id: ObjectId;
  language: Language;
  /** The word as tools have it, in the catalogue's language. */
  text: string;
  translation: string;
  updatedAt: Date;
};

/**
 * A group of search words of a language. `seeded` says which of the words that come with the store the shop has been given.
 * Owned by the catalogue.
 */
export type SearchWordDocument = {
  _id: ObjectId;
  language: Language;
  /** Names of the same thing; names that stand for others; what kinds are for; what is not sold. */
  kind: 'same' | 'means' | 'need' | 'unsold' | 'seeded';
  /** The names of a group; of a need its verbs. */
  words: string[];
  /** The objects of a need. */
  objects: string[];
  /** The tools that the names stand for, or the kinds that serve a need. */
  to: string[];
  updatedAt: Date;
};

/** `_id` is `${day} ${words}`; nothing of who searched. Deleted after 90 days. Owned by the catalogue. */
export type MissedSearchDocument = {
  _id: string;
  day: Date;
  words: string;
  count: number;
};

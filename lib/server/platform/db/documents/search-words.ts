import 'server-only';
import type { ObjectId } from 'mongodb';
import type { Language } from '@/lib/shared/site/languages';

/**
 * What the shop says about the words of a language, for searches. `seeded` says which words that come with the
 * store the shop has been given. Owned by the catalogue.
 */
export type SearchWordDocument = {
  _id: ObjectId;
  language: Language;
  /** Names of the same thing; names that stand for others; what kinds are for; what is not sold. */
  kind: 'same' | 'means' | 'need' | 'unsold' | 'seeded';
  /** The names of a group; of a need its verbs. */
  words: string[];
  /** What a need is about. */
  objects: string[];
  /** What the names stand for; the kinds that serve a need. */
  to: string[];
  updatedAt: Date;
};

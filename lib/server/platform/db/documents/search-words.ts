import 'server-only';
import type { ObjectId } from 'mongodb';
import type { SearchWordKind } from '@/lib/shared/search-words/search-words.schema';
import type { Language } from '@/lib/shared/site/languages';

/**
 * What the shop says about the words of a language, for searches. `seeded` marks a shop that has been given the words that
 * come with the store. Owned by the catalogue.
 */
export type SearchWordDocument = {
  _id: ObjectId;
  language: Language;
  kind: SearchWordKind | 'seeded';
  /** The names of a group; of a need its verbs. */
  words: string[];
  /** What a need is about. */
  objects: string[];
  /** What the names stand for; the kinds that serve a need. */
  to: string[];
  updatedAt: Date;
};

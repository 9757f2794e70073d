import 'server-only';
import type { ObjectId } from 'mongodb';
import type { Language } from '@/lib/shared/site/languages';

/**
 * How a language says what specifications of tools are called, their values in words, and names of packs: one dictionary for all
 * tools, so that facets and tables agree. Never figures or units. Owned by the catalogue.
 */
export type SpecWordDocument = {
  _id: ObjectId;
  language: Language;
  /** As tools have it, in the catalogue's language. */
  text: string;
  translation: string;
  updatedAt: Date;
};

import 'server-only';
import type { ObjectId } from 'mongodb';
import type { Language } from '@/lib/shared/site/languages';

/** Tools name their category by its slug; they may name one that is not stored. Owned by the catalogue. */
export type CategoryDocument = {
  _id: ObjectId;
  slug: string;
  names: Partial<Record<Language, string>>;
  sentences: Partial<Record<Language, string>>;
  picture?: string;
  order: number;
  keySpecs: string[];
  createdAt: Date;
  updatedAt: Date;
};

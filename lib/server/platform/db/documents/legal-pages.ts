import 'server-only';
import type { ObjectId } from 'mongodb';
import type { Language } from '@/lib/shared/site/languages';
import type { LegalPageName } from '@/lib/shared/site/legal-pages';

/** One version of a legal page in one language; the highest is shown, and none is ever changed. Owned by legal-pages. */
export type LegalPageDocument = {
  _id: ObjectId;
  page: LegalPageName;
  language: Language;
  version: number;
  markdown: string;
  editedBy: ObjectId;
  editedAt: Date;
};

import type { ObjectId } from 'mongodb';
import type { Language } from '@/lib/shared/site/languages';
import type { PageKind, PageState } from '@/lib/shared/site/own-pages';

export type PageTexts = Partial<Record<Language, { title: string; text: string }>>;

/** A page of the shop's own, at `/{slug}`. Owned by pages. */
export type PageDocument = {
  _id: ObjectId;
  slug: string;
  kind: PageKind;
  state: PageState;
  texts: PageTexts;
  revision: number;
  createdAt: Date;
  updatedAt: Date;
  /** When it was published first. */
  publishedAt?: Date;
};

/** What a page was saved with; `version` is its revision then. The newest equals the page. */
export type PageVersionDocument = {
  _id: ObjectId;
  pageId: ObjectId;
  version: number;
  kind: PageKind;
  state: PageState;
  texts: PageTexts;
  /** The uploaded files that its texts show. */
  files: string[];
  editedBy: ObjectId;
  editedAt: Date;
};

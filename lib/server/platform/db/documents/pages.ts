import type { ObjectId } from 'mongodb';
import type { HomeSection } from '@/lib/shared/pages/site.schema';
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

type SectionTexts = { heading?: string | undefined; text?: string | undefined };
type Saved = { revision: number; updatedAt: Date };

/** How the shop wants its home page; without one it is as the store has it. */
export type HomePartDocument = {
  _id: 'home';
  sections: {
    key: HomeSection;
    isHidden: boolean;
    texts?: Partial<Record<Language, SectionTexts>> | undefined;
  }[];
} & Saved;

/** The links of header or footer; without one they are the store's own. */
export type LinksPartDocument = {
  _id: 'menu' | 'footer';
  links: { href: string; labels: Partial<Record<Language, string>> }[];
} & Saved;

export type SitePartDocument = HomePartDocument | LinksPartDocument;

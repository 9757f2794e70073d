import type { ObjectId } from 'mongodb';
import type { HomeSection, SitePart } from '@/lib/shared/pages/site.schema';
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

/** `version` is the revision that it was saved as. The newest equals what there is. */
type Kept<Owner extends ObjectId | SitePart> = {
  _id: ObjectId;
  pageId: Owner;
  version: number;
  editedAt: Date;
};

/** What a page was saved with. */
export type PageVersionDocument = Kept<ObjectId> & {
  kind: PageKind;
  state: PageState;
  texts: PageTexts;
  /** The uploaded files that its texts show. */
  files: string[];
  editedBy: ObjectId;
};

type SectionTexts = { heading?: string | undefined; text?: string | undefined };

export type HomeContent = {
  sections: {
    key: HomeSection;
    isHidden: boolean;
    texts?: Partial<Record<Language, SectionTexts>> | undefined;
  }[];
};

export type LinksContent = { links: { href: string; labels: Partial<Record<Language, string>> }[] };

/** With `isDefault` the store's own is shown as it is today, whatever it was when this was saved. */
export type SavedContent = (HomeContent | LinksContent) & { isDefault?: true | undefined };

/** The home page, or the links of header or footer, as the shop wants it; without one it is the store's own. */
export type SitePartDocument = SavedContent & { _id: SitePart; revision: number; updatedAt: Date };

/** What a part was saved with. `editedBy` is missing for what an older release saved. */
export type SiteVersionDocument = Kept<SitePart> & SavedContent & { editedBy?: ObjectId | undefined };

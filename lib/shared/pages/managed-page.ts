import type { Language } from '../site/languages';
import type { PageKind } from '../site/own-pages';

/** A page as the list of admins has it. */
export type ManagedPage = {
  slug: string;
  kind: PageKind;
  /** `folder`: a page of the shop's folder, in place of which the store has none. */
  state: 'draft' | 'published' | 'folder' | 'folder-draft';
  titles: Partial<Record<Language, string>>;
  /** Missing for a page of the folder. */
  updatedAt?: string;
  /** A page of the folder has the same address. */
  isInPlace: boolean;
};

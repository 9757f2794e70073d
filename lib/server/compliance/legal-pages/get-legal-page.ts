import 'server-only';
import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import type { Language } from '@/lib/shared/site/languages';
import type { LegalPageName } from '@/lib/shared/site/legal-pages';
import { legal as german } from '@/lib/shared/texts/de/legal';
import { legal as english } from '@/lib/shared/texts/en/legal';
import { inLanguage } from '@/lib/shared/texts/in-language';
import { findVersions } from './legal-pages.repository';

const legalTextsIn = inLanguage({ en: english, de: german });

export type LegalPage = {
  markdown: string;
  version: number;
  /** Null for the placeholder. */
  editedAt: string | null;
};

/** The newest version, else the placeholder. */
export async function readLegalPage(page: LegalPageName, language: Language): Promise<LegalPage> {
  const [newest] = await findVersions(page, language, 1);
  if (!newest) return { markdown: legalTextsIn(language).placeholders[page], version: 0, editedAt: null };
  return { markdown: newest.markdown, version: newest.version, editedAt: newest.editedAt.toISOString() };
}

/** Cached until a legal page is edited. */
export const getLegalPage: (page: LegalPageName, language: Language) => Promise<LegalPage> = cachePublic(
  'legal-page',
  ['legal-pages'],
  readLegalPage,
);

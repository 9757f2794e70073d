import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import { imprintOf } from '@/lib/server/platform/shop/letterhead';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { hasPlaceholders, LEGAL_PAGES, type LegalPageName } from '@/lib/shared/site/legal-pages';
import { ROUTES } from '@/lib/shared/site/routes';
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

function unpublished(page: LegalPageName, language: Language): string {
  const imprint = page === 'imprint' ? imprintOf(language) : undefined;
  return imprint ?? legalTextsIn(language).placeholders[page];
}

/** The newest version, else the placeholder. */
export async function readLegalPage(page: LegalPageName, language: Language): Promise<LegalPage> {
  const [newest] = await findVersions(page, language, 1);
  if (!newest) return { markdown: unpublished(page, language), version: 0, editedAt: null };
  return { markdown: newest.markdown, version: newest.version, editedAt: newest.editedAt.toISOString() };
}

/** Cached until a legal page is edited. */
export const getLegalPage: (page: LegalPageName, language: Language) => Promise<LegalPage> = cachePublic(
  'legal-page',
  ['legal-pages'],
  readLegalPage,
);

type Read = (page: LegalPageName, language: Language) => Promise<LegalPage>;

/** Languages in which nothing is left to fill in. */
async function finishedIn(page: LegalPageName, read: Read): Promise<Language[]> {
  const texts = await Promise.all(LANGUAGES.all.map((language) => read(page, language)));
  return LANGUAGES.all.filter((_, place) => !hasPlaceholders(texts[place]?.markdown ?? ''));
}

/** Cached until a legal page is edited. */
export function finishedLanguages(page: LegalPageName): Promise<Language[]> {
  return finishedIn(page, getLegalPage);
}

/** Pages that search engines may index, each with the languages in which it is finished. */
export async function finishedLegalPages(): Promise<{ path: string; languages: Language[] }[]> {
  const pages = await Promise.all(
    LEGAL_PAGES.map(async (page) => ({
      path: ROUTES.legalPage(page),
      languages: await finishedIn(page, readLegalPage),
    })),
  );
  return pages.filter(({ languages }) => languages.length > 0);
}

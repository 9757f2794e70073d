import 'server-only';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { hasPlaceholders, LEGAL_PAGES, type LegalPageName } from '@/lib/shared/site/legal-pages';
import { ROUTES } from '@/lib/shared/site/routes';
import { getLegalPage, type LegalPage, readLegalPage } from './get-legal-page';

type Read = (page: LegalPageName, language: Language) => Promise<LegalPage>;

/** The languages in which a page has nothing left to fill in. */
async function finishedIn(page: LegalPageName, read: Read): Promise<Language[]> {
  const texts = await Promise.all(LANGUAGES.all.map((language) => read(page, language)));
  return LANGUAGES.all.filter((_, place) => !hasPlaceholders(texts[place]?.markdown ?? ''));
}

/** Returns the languages in which a legal page has nothing left to fill in, for a page that is cached until one is edited. */
export function finishedLanguages(page: LegalPageName): Promise<Language[]> {
  return finishedIn(page, getLegalPage);
}

/** Returns the addresses of the legal pages that search engines may show, with the languages in which each is finished. */
export async function finishedLegalPages(): Promise<{ path: string; languages: Language[] }[]> {
  const pages = await Promise.all(
    LEGAL_PAGES.map(async (page) => ({
      path: ROUTES.legalPage(page),
      languages: await finishedIn(page, readLegalPage),
    })),
  );
  return pages.filter(({ languages }) => languages.length > 0);
}

import 'server-only';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { hasPlaceholders, LEGAL_PAGES, type LegalPageName } from '@/lib/shared/site/legal-pages';
import { ROUTES } from '@/lib/shared/site/routes';
import { getLegalPage, type LegalPage, readLegalPage } from './get-legal-page';

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

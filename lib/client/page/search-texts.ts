import { pageLanguage } from '@/lib/client/language/page-language';
import type { Language } from '@/lib/shared/site/languages';
import type { searchBox } from '@/lib/shared/texts/en/search-box';
import { loadWithRetries } from './load-with-retries';

export type SearchTexts = typeof searchBox;

const LOAD: Record<Language, () => Promise<{ searchBox: SearchTexts }>> = {
  en: () => import('@/lib/shared/texts/en/search-box'),
  de: () => import('@/lib/shared/texts/de/search-box'),
};

let loaded: Promise<SearchTexts> | undefined;

/** For React's `use`. Loaded once, in the language of the document, and only by those who search. */
export function searchTexts(): Promise<SearchTexts> {
  loaded ??= loadWithRetries(LOAD[pageLanguage()]).then(({ searchBox }) => searchBox);
  return loaded;
}

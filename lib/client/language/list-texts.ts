import type { Language } from '@/lib/shared/site/languages';
import type { lists } from '@/lib/shared/texts/en/lists';
import { pageLanguage } from './page-language';

type ListTexts = typeof lists;

const LOAD: Record<Language, () => Promise<{ lists: ListTexts }>> = {
  en: () => import('@/lib/shared/texts/en/lists'),
  de: () => import('@/lib/shared/texts/de/lists'),
};

/** In the language of the document, for what is added to a list on any page. */
export async function listTexts(): Promise<ListTexts> {
  return (await LOAD[pageLanguage()]()).lists;
}

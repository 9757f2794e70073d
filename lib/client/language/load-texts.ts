import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import type { Language } from '@/lib/shared/site/languages';
import { pageLanguage } from './page-language';

/** Texts that a page does without until something is opened; each module exports the part of its name. */
const PARTS = {
  commandBox: {
    en: () => import('@/lib/shared/texts/en/command-box'),
    de: () => import('@/lib/shared/texts/de/command-box'),
  },
  dashboard: {
    en: () => import('@/lib/shared/texts/en/dashboard'),
    de: () => import('@/lib/shared/texts/de/dashboard'),
  },
  lists: {
    en: () => import('@/lib/shared/texts/en/lists'),
    de: () => import('@/lib/shared/texts/de/lists'),
  },
  orderPage: {
    en: () => import('@/lib/shared/texts/en/order-page'),
    de: () => import('@/lib/shared/texts/de/order-page'),
  },
  searchBox: {
    en: () => import('@/lib/shared/texts/en/search-box'),
    de: () => import('@/lib/shared/texts/de/search-box'),
  },
} satisfies Record<string, Record<Language, () => Promise<unknown>>>;

type Part = keyof typeof PARTS;
type Module<P extends Part> = Awaited<ReturnType<(typeof PARTS)[P]['en']>>;
export type LoadedTexts<P extends Part> = Module<P>[P & keyof Module<P>];

/** In the language of the document. Rejects where the store cannot be reached. */
export async function importTexts<P extends Part>(part: P): Promise<LoadedTexts<P>> {
  const texts = (await PARTS[part][pageLanguage()]()) as Module<P>;
  return texts[part as P & keyof Module<P>];
}

const loaded = new Map<Part, Promise<unknown>>();

/** For React's `use`: loaded once, and tried again until the store is reached. */
export function loadTexts<P extends Part>(part: P): Promise<LoadedTexts<P>> {
  const texts = loaded.get(part) ?? loadWithRetries(() => importTexts(part));
  loaded.set(part, texts);
  return texts as Promise<LoadedTexts<P>>;
}

import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import type { Language } from '@/lib/shared/site/languages';
import { pageLanguage } from './page-language';

/** Texts that a page does without until something is opened. */
const PARTS = {
  commandBox: {
    en: async () => (await import('@/lib/shared/texts/en/command-box')).commandBox,
    de: async () => (await import('@/lib/shared/texts/de/command-box')).commandBox,
  },
  dashboard: {
    en: async () => (await import('@/lib/shared/texts/en/dashboard')).dashboard,
    de: async () => (await import('@/lib/shared/texts/de/dashboard')).dashboard,
  },
  lists: {
    en: async () => (await import('@/lib/shared/texts/en/lists')).lists,
    de: async () => (await import('@/lib/shared/texts/de/lists')).lists,
  },
  orderPage: {
    en: async () => (await import('@/lib/shared/texts/en/order-page')).orderPage,
    de: async () => (await import('@/lib/shared/texts/de/order-page')).orderPage,
  },
  searchBox: {
    en: async () => (await import('@/lib/shared/texts/en/search-box')).searchBox,
    de: async () => (await import('@/lib/shared/texts/de/search-box')).searchBox,
  },
} satisfies Record<string, Record<Language, () => Promise<unknown>>>;

type Part = keyof typeof PARTS;
export type LoadedTexts<P extends Part> = Awaited<ReturnType<(typeof PARTS)[P]['en']>>;

/** In the language of the document. Rejects where the store cannot be reached. */
export function importTexts<P extends Part>(part: P): Promise<LoadedTexts<P>> {
  return PARTS[part][pageLanguage()]() as Promise<LoadedTexts<P>>;
}

const loaded = new Map<Part, Promise<unknown>>();

/** For React's `use`: loaded once, and tried again until the store is reached. */
export function loadTexts<P extends Part>(part: P): Promise<LoadedTexts<P>> {
  const texts = loaded.get(part) ?? loadWithRetries(() => importTexts(part));
  loaded.set(part, texts);
  return texts as Promise<LoadedTexts<P>>;
}

import { lateTexts } from '@/lib/client/language/load-texts';

export const searchTexts = lateTexts('searchBox', {
  en: () => import('@/lib/shared/texts/en/search-box'),
  de: () => import('@/lib/shared/texts/de/search-box'),
});

export const pageNames = lateTexts('pageNames', {
  en: () => import('@/lib/shared/texts/en/page-names'),
  de: () => import('@/lib/shared/texts/de/page-names'),
});

export type SearchTexts = Awaited<ReturnType<typeof searchTexts>>;

import { lateTexts } from '@/lib/client/language/load-texts';

export const searchTexts = lateTexts('searchBox', {
  en: () => import('@/lib/shared/texts/en/search-box'),
  de: () => import('@/lib/shared/texts/de/search-box'),
});

export type SearchTexts = Awaited<ReturnType<typeof searchTexts>>;

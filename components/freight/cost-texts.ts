import { lateTexts } from '@/lib/client/language/load-texts';

/** Only pages of a shop that charges freight or tax load them. */
export const costTexts = lateTexts('costs', {
  en: () => import('@/lib/shared/texts/en/costs'),
  de: () => import('@/lib/shared/texts/de/costs'),
});

import { lateTexts } from '@/lib/client/language/load-texts';

export const shipUnitsTexts = lateTexts('shipUnits', {
  en: () => import('@/lib/shared/texts/en/ship-units'),
  de: () => import('@/lib/shared/texts/de/ship-units'),
});

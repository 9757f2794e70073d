import { lateTexts } from '@/lib/client/language/load-texts';

export const dashboardTexts = lateTexts('dashboard', {
  en: () => import('@/lib/shared/texts/en/dashboard'),
  de: () => import('@/lib/shared/texts/de/dashboard'),
});

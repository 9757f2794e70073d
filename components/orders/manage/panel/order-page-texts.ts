import { lateTexts } from '@/lib/client/language/load-texts';

export const orderPageTexts = lateTexts('orderPage', {
  en: () => import('@/lib/shared/texts/en/order-page'),
  de: () => import('@/lib/shared/texts/de/order-page'),
});

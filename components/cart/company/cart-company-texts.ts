import { lateTexts } from '@/lib/client/language/load-texts';

const LOAD = {
  en: () => import('@/lib/shared/texts/en/cart-company'),
  de: () => import('@/lib/shared/texts/de/cart-company'),
};

export const cartCompanyTexts = lateTexts('cartCompany', LOAD);

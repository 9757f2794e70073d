import { lateTexts } from '@/lib/client/language/load-texts';

const LOAD = {
  en: () => import('@/lib/shared/texts/en/company-order'),
  de: () => import('@/lib/shared/texts/de/company-order'),
};

export const companyOrderTexts = lateTexts('companyOrder', LOAD);

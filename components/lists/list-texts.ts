import { lateTexts } from '@/lib/client/language/load-texts';
import { loadCode } from '@/lib/client/page/load-code';

const LOAD = {
  en: () => import('@/lib/shared/texts/en/lists'),
  de: () => import('@/lib/shared/texts/de/lists'),
};

export const listTexts = lateTexts('lists', LOAD, loadCode);

import { lateTexts } from '@/lib/client/language/load-texts';

export const returnDialogTexts = lateTexts('returnDialogs', {
  en: () => import('@/lib/shared/texts/en/return-dialogs'),
  de: () => import('@/lib/shared/texts/de/return-dialogs'),
});

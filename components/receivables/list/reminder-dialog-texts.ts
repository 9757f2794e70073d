import { lateTexts } from '@/lib/client/language/load-texts';

export const reminderDialogTexts = lateTexts('reminderDialog', {
  en: () => import('@/lib/shared/texts/en/reminder-dialog'),
  de: () => import('@/lib/shared/texts/de/reminder-dialog'),
});

import { lateTexts } from '@/lib/client/language/load-texts';
import type { Texts } from '@/lib/shared/texts/texts-for';

export const commandTexts = lateTexts('commandBox', {
  en: () => import('@/lib/shared/texts/en/command-box'),
  de: () => import('@/lib/shared/texts/de/command-box'),
});

export type CommandTexts = Awaited<ReturnType<typeof commandTexts>> & Pick<Texts['dashboard'], 'menu'>;

import type { Texts } from '@/lib/shared/texts/texts-for';

/** What the screen of imports says. */
export type ImportTexts = Texts['imports'];

import type { Texts } from '@/lib/shared/texts/texts-for';

/** What the editor says. */
export type EditorTexts = {
  editor: Texts['editor'];
  /** Of the search for a tool. */
  lines: Texts['quotes']['lines'];
  confirm: Texts['shell']['confirm'];
};

/** The categories to choose from, with their names in the language of the page. */
export type Categories = readonly (readonly [slug: string, name: string])[];

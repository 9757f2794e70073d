import type { Texts } from '@/lib/shared/texts/texts-for';

export type EditorTexts = {
  editor: Texts['editor'];
  /** Of the tool search. */
  lines: Texts['quotes']['lines'];
  confirm: Texts['shell']['confirm'];
};

export type CategoryOptions = readonly (readonly [slug: string, name: string])[];

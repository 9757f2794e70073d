import type { Language } from '../../site/languages';

/** Texts that every tool should have in each language; alternative texts and titles are left to its editors. */
const TRANSLATED_FIELDS = ['name', 'description', 'details'] as const;
export type TranslatedField = (typeof TRANSLATED_FIELDS)[number];

type Texted = {
  name: string;
  description: string;
  details?: string | undefined;
  texts?: { [Key in Language]?: { [Field in TranslatedField]?: string | undefined } | undefined } | undefined;
};

/** Those that a tool has in the catalogue's language alone. The filter of products (`managed-selection.ts`) finds the same. */
export function missingTexts(tool: Texted, language: Language): TranslatedField[] {
  const text = tool.texts?.[language];
  return TRANSLATED_FIELDS.filter((field) => tool[field]?.trim() && !text?.[field]?.trim());
}

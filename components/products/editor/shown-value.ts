import { formatDollars } from '@/lib/shared/numbers/money';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { TOOL_STATES } from '@/lib/shared/tools/tool-states';
import type { CategoryOptions } from './editor-texts';
import type { EditorField, EditorValues } from './editor-values';

type Shown = { texts: Texts['editor']; categories: CategoryOptions; language: Language };

function rowsOf(field: EditorField, values: EditorValues, texts: Texts['editor']): string[] {
  if (field === 'packs')
    return values.packs.map(({ name, units, gtin }) =>
      [fillText(texts.packs.shown, { name, units }), gtin].filter(Boolean).join(' · '),
    );
  if (field === 'specs')
    return values.specs.map(({ name, value, unit }) => `${name}: ${[value, unit].filter(Boolean).join(' ')}`);
  if (field === 'documents')
    return values.documents.map(({ kind, language, title }) =>
      [title, texts.documents.kinds[kind], texts.documents.languages[language]].filter(Boolean).join(' · '),
    );
  return values.pictures.map(({ url, alt }) => [url, alt].filter(Boolean).join(' · '));
}

export function shownValue(
  field: EditorField,
  values: EditorValues,
  { texts, categories, language }: Shown,
): string[] {
  const value = values[field];
  if (Array.isArray(value)) return value.length > 0 ? rowsOf(field, values, texts) : [texts.none];
  if (value === '') return [texts.none];
  if (field === 'state') {
    const state = TOOL_STATES.find((each) => each === value);
    return [state ? texts.states[state] : value];
  }
  if (field === 'category') return [categories.find(([slug]) => slug === value)?.[1] ?? value];
  if (field === 'price' && /^\d+(\.\d{1,2})?$/.test(value)) return [formatDollars(Number(value), language)];
  return [value];
}

import { languageName } from '@/lib/client/language/language-name';
import { formatDollars } from '@/lib/shared/numbers/money';
import { TOOL_STATES } from '@/lib/shared/quantity/tool-states';
import { type Language, OTHER_LANGUAGES } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { CategoryOptions } from './editor-texts';
import type { EditorField, EditorValues } from './editor-values';

type Shown = { texts: Texts['editor']; categories: CategoryOptions; language: Language };

function textsOf({ texts: values }: EditorValues, { texts, language }: Omit<Shown, 'categories'>): string[] {
  const labels = { ...texts.fields, slug: texts.translations.slug };
  return OTHER_LANGUAGES.flatMap((of) =>
    Object.entries(values[of])
      .filter(([, text]) => text !== '')
      .map(
        ([part, text]) => `${labels[part as keyof typeof labels]} (${languageName(of, language)}): ${text}`,
      ),
  );
}

function rowsOf(field: EditorField, values: EditorValues, texts: Texts['editor']): string[] {
  if (field === 'packs')
    return values.packs.map(({ name, units, gtin }) =>
      [fillText(texts.packs.shown, { name, units }), gtin].filter(Boolean).join(' · '),
    );
  if (field === 'specs')
    return values.specs.map(({ name, value, unit }) => `${name}: ${[value, unit].filter(Boolean).join(' ')}`);
  if (field === 'documents')
    return values.documents.map(({ kind, language, title, texts: others }) =>
      [title, ...Object.values(others), texts.documents.kinds[kind], texts.documents.languages[language]]
        .filter(Boolean)
        .join(' · '),
    );
  return values.pictures.map(({ url, alt, texts: others }) =>
    [url, alt, ...Object.values(others)].filter(Boolean).join(' · '),
  );
}

export function shownValue(
  field: EditorField,
  values: EditorValues,
  { texts, categories, language }: Shown,
): string[] {
  if (field === 'texts') {
    const lines = textsOf(values, { texts, language });
    return lines.length > 0 ? lines : [texts.none];
  }
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

import { OTHER_LANGUAGES } from '@/lib/shared/site/languages';
import type { CheckedTool, ToolEdit } from './editor-schema';
import { type EditorField, type EditorValues, isSameValue } from './editor-values';

type Rows = EditorValues['pictures'] | EditorValues['documents'];

const withoutTexts = (rows: Rows) => rows.map(({ texts: _texts, ...row }) => row);

/** The parts of a text that differ. A slug that is left as it is follows the name. */
function differingParts<Parts extends object>(base: Parts, typed: Parts): Partial<Parts> {
  const differs = ([part, value]: [string, unknown]) => base[part as keyof Parts] !== value;
  return Object.fromEntries(Object.entries(typed).filter(differs)) as Partial<Parts>;
}

function textsEdit(base: EditorValues, typed: EditorValues): ToolEdit['texts'] {
  const entries = OTHER_LANGUAGES.flatMap((language) => {
    const byAddress = (rows: Rows) =>
      Object.fromEntries(rows.map(({ url, texts }) => [url, texts[language] ?? '']));
    const differing = (of: 'pictures' | 'documents') => {
      const known = typed[of].map(({ url }) => [url, ''] as const);
      return differingParts({ ...Object.fromEntries(known), ...byAddress(base[of]) }, byAddress(typed[of]));
    };
    const lists = { pictureAlts: differing('pictures'), documentTitles: differing('documents') };
    const changed = Object.entries(lists).filter(([, list]) => Object.keys(list).length > 0);
    const text = {
      ...differingParts(base.texts[language], typed.texts[language]),
      ...Object.fromEntries(changed),
    };
    return Object.keys(text).length > 0 ? [[language, text]] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Returns the body of a call that saves the fields that differ; `typed` are the checked ones as the editor shows them. Pure. */
export function toolEdit(
  checked: CheckedTool,
  { revision, base, typed }: { revision: number; base: EditorValues; typed: EditorValues },
  differing: readonly EditorField[],
): ToolEdit {
  const texts = textsEdit(base, typed);
  const isSent = (field: EditorField) => {
    if (field === 'texts') return false;
    if (field !== 'pictures' && field !== 'documents') return true;
    return !isSameValue(withoutTexts(base[field]), withoutTexts(typed[field]));
  };
  const fields = differing.filter(isSent).map((field) => [field, checked[field]]);
  return { ...Object.fromEntries(fields), ...(texts ? { texts } : {}), revision };
}

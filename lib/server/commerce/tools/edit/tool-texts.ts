import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { OTHER_LANGUAGES } from '@/lib/shared/site/languages';
import type { ToolText, ToolTexts } from '@/lib/shared/tools/text-in';
import type { ToolTextInput, ToolTextsInput } from '@/lib/shared/tools/tool-texts.schema';
import { slugOf } from '../slug';

/** The part of a tool that texts belong to. */
export type Texted = Pick<ToolDocument, 'sku' | 'pictures' | 'documents'>;

const LINES = ['name', 'slug', 'description', 'details'] as const;
const LISTS = ['pictureAlts', 'documentTitles'] as const;

function tidyText(text: ToolTextInput, { pictures, documents }: Texted): ToolText {
  const lines = LINES.flatMap((field) => (text[field] ? [[field, text[field]]] : []));
  const lists = [pictures, documents].flatMap((files, place) => {
    const field = LISTS[place] as (typeof LISTS)[number];
    const of: Record<string, string> = text[field] ?? {};
    const found = files.flatMap(({ url }) => (Object.hasOwn(of, url) && of[url] ? [[url, of[url]]] : []));
    return found.length > 0 ? [[field, Object.fromEntries(found)]] : [];
  });
  return Object.fromEntries([...lines, ...lists]);
}

/** In languages that the shop does not have now. */
function otherwise(texts: ToolTexts | undefined): ToolTexts {
  const isOther = ([language]: [string, unknown]) => !OTHER_LANGUAGES.some((other) => other === language);
  return Object.fromEntries(Object.entries(texts ?? {}).filter(isOther));
}

/** In one order, without parts that are empty or about files that the tool does not have. Pure. */
export function tidyTexts(texts: ToolTextsInput | ToolTexts | undefined, tool: Texted): ToolTexts {
  const entries = OTHER_LANGUAGES.flatMap((language) => {
    const text = tidyText(texts?.[language] ?? {}, tool);
    return Object.keys(text).length > 0 ? [[language, text] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** A slug follows the name unless it is given. */
function withText(present: ToolText, input: ToolTextInput, sku: string): ToolTextInput {
  const { name, slug } = input;
  const nameAt = (text: string | undefined) => (text ? slugOf({ name: text, sku }) : '');
  const isMoved = name !== undefined && slug === undefined && nameAt(name) !== nameAt(present.name);
  return {
    ...present,
    ...input,
    ...(isMoved ? { slug: '' } : {}),
    pictureAlts: { ...present.pictureAlts, ...input.pictureAlts },
    documentTitles: { ...present.documentTitles, ...input.documentTitles },
  };
}

/** Returns the texts with those of an edit. A language with a name and without a slug is to be given one. Pure. */
export function textsWith(present: ToolTexts | undefined, input: ToolTextsInput, tool: Texted): ToolTexts {
  const entries = OTHER_LANGUAGES.map((language) => {
    return [language, withText(present?.[language] ?? {}, input[language] ?? {}, tool.sku)] as const;
  });
  return { ...otherwise(present), ...tidyTexts(Object.fromEntries(entries), tool) };
}

type Values = Record<string, unknown>;

const listed = (list: Record<string, string>) => Object.entries(list).map(([url, text]) => ({ url, text }));

/** The parts of texts by the names that columns of imports have: `name:de`. Pure. */
function valuesOf(texts: ToolTexts | undefined): Values {
  return Object.fromEntries(
    OTHER_LANGUAGES.flatMap((language) =>
      Object.entries(texts?.[language] ?? {}).map(([field, value]) => [
        `${field}:${language}`,
        typeof value === 'string' ? value : listed(value),
      ]),
    ),
  );
}

/** Returns the parts in which texts differ, as the audit log and reports of imports show them. Pure. */
export function differingTexts(
  before: ToolTexts | undefined,
  after: ToolTexts | undefined,
): { before: Values; after: Values } {
  const [was, is] = [valuesOf(before), valuesOf(after)];
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]),
  );
  const among = (values: Values) => Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));
  return { before: among(was), after: among(is) };
}

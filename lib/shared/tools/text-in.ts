import { CATALOGUE_LANGUAGE, inEachLanguage, type Language } from '../site/languages';

/** Texts of a tool in a language other than the catalogue's. A part that is absent is shown in the catalogue's. */
export type ToolText = {
  name?: string;
  slug?: string;
  description?: string;
  /** Markdown. */
  details?: string;
  /** By the address of the picture. */
  pictureAlts?: Record<string, string>;
  /** By the address of the document. */
  documentTitles?: Record<string, string>;
};

export type ToolTexts = Partial<Record<Language, ToolText>>;

/** The parts of a tool that have a text in each language. */
type Texted = {
  name: string;
  slug: string;
  description: string;
  details?: string;
  pictures: readonly { url: string; alt?: string }[];
  documents: readonly { url: string; title?: string }[];
  texts?: ToolTexts | undefined;
};

/** The tool with its texts in this language. A part without one keeps the text in the catalogue's language. */
export function textIn<Tool extends Partial<Texted>>(tool: Tool, language: Language): Omit<Tool, 'texts'> {
  const { texts, ...rest } = tool;
  const text = language === CATALOGUE_LANGUAGE ? undefined : texts?.[language];
  if (!text) return rest;
  const { pictureAlts = {}, documentTitles = {}, ...fields } = text;
  const written = Object.fromEntries(
    Object.entries(fields).filter(
      ([field, value]) => value && (field === 'details' || Object.hasOwn(tool, field)),
    ),
  );
  const { pictures, documents } = tool;
  return {
    ...rest,
    ...written,
    ...(pictures && {
      pictures: pictures.map((picture) => withText(picture, 'alt', pictureAlts[picture.url])),
    }),
    ...(documents && {
      documents: documents.map((document) => withText(document, 'title', documentTitles[document.url])),
    }),
  };
}

/** Parts of a tool that may be shown in the catalogue's language for want of a text. */
export const TEXT_PARTS = ['name', 'description', 'details', 'specs', 'documents'] as const;
export type TextPart = (typeof TEXT_PARTS)[number];

/** Those of its own texts; what the shop's words lack is not among them. */
export function untranslatedParts(tool: Partial<Texted>, language: Language): TextPart[] {
  if (language === CATALOGUE_LANGUAGE) return [];
  const text = tool.texts?.[language];
  const parts: TextPart[] = (['name', 'description', 'details'] as const).filter(
    (part) => tool[part] && !text?.[part],
  );
  const titles = text?.documentTitles ?? {};
  if (tool.documents?.some(({ url, title }) => title && !titles[url])) parts.push('documents');
  return parts;
}

/** The `lang` of a part that is shown in the catalogue's language, for screen readers (WCAG 2.2, 3.1.2). */
export function partLang(
  { untranslated }: { untranslated?: readonly TextPart[] | undefined },
  part: TextPart,
): Language | undefined {
  return untranslated?.includes(part) ? CATALOGUE_LANGUAGE : undefined;
}

/** The part of its address in each language. */
export function slugsOf({ slug, texts }: Pick<Texted, 'slug' | 'texts'>): Record<Language, string> {
  return inEachLanguage((language) => textIn({ slug, texts }, language).slug);
}

/** How a tool is called, in whichever language. */
export function namesOf({ name, texts }: Pick<Texted, 'name' | 'texts'>): string[] {
  const names = inEachLanguage((language) => textIn({ name, texts }, language).name);
  return [...new Set(Object.values(names))];
}

function withText<Item>(item: Item, field: 'alt' | 'title', text: string | undefined): Item {
  return text ? { ...item, [field]: text } : item;
}

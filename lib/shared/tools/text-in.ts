import { CATALOGUE_LANGUAGE, type Language } from '../site/languages';

/** What of a tool is written in a language other than the catalogue's. What is absent is shown in the catalogue's. */
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
  texts?: ToolTexts;
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

function withText<Item>(item: Item, field: 'alt' | 'title', text: string | undefined): Item {
  return text ? { ...item, [field]: text } : item;
}

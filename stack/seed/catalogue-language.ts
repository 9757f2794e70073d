import type { CategoryDocument, ToolDocument } from '@/lib/server/platform/db/documents/tools';
import type { SpecWordDocument } from '@/lib/server/platform/db/documents/words';
import { sortKeyOf } from '@/lib/server/platform/sort-key';
import { CATALOGUE_LANGUAGE, type Language } from '@/lib/shared/site/languages';
import { GERMAN_TEXTS } from '../seed-data/german/all-texts';
import { SPEC_WORDS } from '../seed-data/german/spec-words';
import type { SeedTool } from '../seed-data/types';

/**
 * The seed's catalogue is English, with German texts and words beside it. In a shop whose catalogue is German they change places;
 * in any other it stays as it is.
 */
const IS_GERMAN = CATALOGUE_LANGUAGE === 'de';

const germanWord = (text: string): string => SPEC_WORDS[text] ?? text;

export function nameIn({ sku, name }: Pick<SeedTool, 'sku' | 'name'>, language: Language): string {
  return (language === 'de' && GERMAN_TEXTS[sku]?.name) || name;
}

export function toolInCatalogueLanguage(tool: ToolDocument): ToolDocument {
  const german = GERMAN_TEXTS[tool.sku];
  if (!IS_GERMAN || !german) return tool;
  const { name, slug, description, documents, texts } = tool;
  const { documentTitles: germanTitles = {} } = texts?.de ?? {};
  const titles = documents.flatMap(({ url, title }) => (title ? [[url, title] as const] : []));
  return {
    ...tool,
    ...german,
    nameSortKey: sortKeyOf(german.name),
    specs: tool.specs.map((spec) => ({
      ...spec,
      name: germanWord(spec.name),
      value: germanWord(spec.value),
    })),
    packs: tool.packs.map((pack) => ({ ...pack, name: germanWord(pack.name) })),
    documents: documents.map((document) => {
      const title = germanTitles[document.url];
      return title ? { ...document, title } : document;
    }),
    texts: {
      en: {
        ...{ name, slug, description },
        ...(titles.length > 0 && { documentTitles: Object.fromEntries(titles) }),
      },
    },
  };
}

export function categoryInCatalogueLanguage(category: CategoryDocument): CategoryDocument {
  return IS_GERMAN ? { ...category, keySpecs: category.keySpecs.map(germanWord) } : category;
}

/** Words of specifications, from the catalogue's language to the other one. */
export function specWords(): Pick<SpecWordDocument, 'language' | 'text' | 'translation'>[] {
  const words = Object.entries(SPEC_WORDS);
  if (!IS_GERMAN) return words.map(([text, translation]) => ({ language: 'de', text, translation }));
  // German has one word for some that English tells apart.
  const english = new Map(words.map(([word, german]) => [german, word]));
  return [...english].map(([text, translation]) => ({ language: 'en', text, translation }));
}

import type { Catalogue } from '@forgeline/catalogue-index/catalogue';
import type { IndexWording } from '@/lib/server/commerce/tools/index/indexed-tool';
import { SEEDED_WORDS } from '@/lib/server/commerce/tools/search-words/seeded/seeded-words';
import { CATALOGUE_LANGUAGE, type Language, OTHER_LANGUAGES } from '@/lib/shared/site/languages';
import { specWords, toolInCatalogueLanguage } from '@/stack/seed/catalogue-language';
import { toolDocuments } from '@/stack/seed/seed-documents';
import { SEED_CATEGORIES } from '@/stack/seed-data/categories';
import { packedCatalogue } from '../../packed-catalogue';

const SHORT = /^FL-(?:PT-)?/;

const documents = toolDocuments(new Date('2026-11-21T00:00:00Z')).map(toolInCatalogueLanguage);
const namesOf = (language: Language) =>
  new Map(SEED_CATEGORIES.map(({ slug, names }) => [slug, names[language === 'de' ? 'de' : 'en']]));

const WORDS = new Map(specWords().map(({ text, translation }) => [text, translation]));
const WORDING: IndexWording = [
  { language: CATALOGUE_LANGUAGE, words: new Map(), categories: namesOf(CATALOGUE_LANGUAGE) },
  ...OTHER_LANGUAGES.map((language) => ({ language, words: WORDS, categories: namesOf(language) })),
];

/** The seed's tools with all their texts and the seeded words. */
export function judgedCatalogue(): Catalogue {
  const catalogue = packedCatalogue(documents, WORDING);
  for (const [language, words] of Object.entries(SEEDED_WORDS)) catalogue.setWords(language, words);
  return catalogue;
}

const skus = new Map(documents.map(({ _id, sku }) => [_id.toHexString(), sku]));

/** The article numbers of what is shown as results for a search, the first ones. */
export async function searchSkus(
  catalogue: Catalogue,
  query: string,
  language: string,
  limit = 3,
): Promise<string[]> {
  const { tools } = await catalogue.suggest(query, limit, language);
  return tools.map(({ id }) => skus.get(id) ?? '');
}

/** `IW18` is `FL-PT-IW18`. */
export function isSku(sku: string, short: string): boolean {
  return sku === `FL-${short}` || sku.replace(SHORT, '') === short.replace(/^PT-/, '');
}

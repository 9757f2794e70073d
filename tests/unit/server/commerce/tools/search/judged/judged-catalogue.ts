import type { Catalogue } from '@forgeline/catalogue-index/catalogue';
import type { IndexWording } from '@/lib/server/commerce/tools/index/indexed-tool';
import { SEEDED_WORDS } from '@/lib/server/commerce/tools/search-words/seeded/seeded-words';
import { toolDocuments } from '@/stack/seed/seed-documents';
import { SEED_CATEGORIES } from '@/stack/seed-data/categories';
import { GERMAN_TEXTS } from '@/stack/seed-data/german/all-texts';
import { SPEC_WORDS } from '@/stack/seed-data/german/spec-words';
import { packedCatalogue } from '../../packed-catalogue';

const SHORT = /^FL-(?:PT-)?/;

const documents = toolDocuments(new Date('2026-11-21T00:00:00Z')).map((tool) => ({
  ...tool,
  texts: { de: GERMAN_TEXTS[tool.sku] ?? {} },
}));
const namesOf = (language: 'en' | 'de') =>
  new Map(SEED_CATEGORIES.map(({ slug, names }) => [slug, names[language] ?? '']));

const WORDING: IndexWording = [
  { language: 'en', words: new Map(), categories: namesOf('en') },
  { language: 'de', words: new Map(Object.entries(SPEC_WORDS)), categories: namesOf('de') },
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

import { CATALOGUE_LANGUAGE, type Language } from '../site/languages';
import type { Category } from './category.schema';

/** The category of a tool that was added without one. It need not be stored. */
export const DEFAULT_CATEGORY = 'other';

/** A category as pages of one language show it; `text` is absent where it has no sentence in that language. */
export type NamedCategory = {
  slug: string;
  name: string;
  text?: string;
  picture?: string;
  keySpecs: readonly string[];
};

/** Returns a category's name in a language, else in the catalogue's, else any that it has. */
export function categoryNameIn(
  { slug, names }: Pick<Category, 'slug' | 'names'>,
  language: Language,
): string {
  return names[language] || names[CATALOGUE_LANGUAGE] || Object.values(names).find(Boolean) || slug;
}

/** Keeps the order. */
export function namedIn(categories: readonly Category[], language: Language): NamedCategory[] {
  return categories.map(({ slug, names, sentences, picture, keySpecs }) => {
    const text = sentences?.[language];
    const name = categoryNameIn({ slug, names }, language);
    return { slug, name, ...(text ? { text } : {}), ...(picture ? { picture } : {}), keySpecs };
  });
}

/** One that is not among these is named by its slug: `deep-drawing` is `Deep drawing`. */
export function categoryNamed(slug: string, named: readonly NamedCategory[]): NamedCategory {
  const existing = named.find((category) => category.slug === slug);
  if (existing) return existing;
  const words = slug.replaceAll('-', ' ').trim();
  return { slug, name: words.charAt(0).toUpperCase() + words.slice(1), keySpecs: [] };
}

/** In the order of the named ones; others come last, by their slugs. */
export function inShopOrder<Entry extends { slug: string }>(
  entries: readonly Entry[],
  named: readonly NamedCategory[],
): Entry[] {
  const ranks = new Map(named.map(({ slug }, rank) => [slug, rank]));
  const rank = ({ slug }: Entry) => ranks.get(slug) ?? named.length;
  return [...entries].sort((a, b) => rank(a) - rank(b) || a.slug.localeCompare(b.slug, 'en'));
}

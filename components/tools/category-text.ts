import type { Texts } from '@/lib/shared/texts/texts-for';

type CategoryText = { name: string; text: string };

/** A category without texts is named by its address: `deep-drawing` is `Deep drawing`. */
export function categoryText(slug: string, texts: Texts['catalogue']): CategoryText {
  const written: Readonly<Record<string, CategoryText>> = texts.categories;
  const declared = Object.hasOwn(written, slug) ? written[slug] : undefined;
  if (declared) return declared;
  const words = slug.replaceAll('-', ' ').trim();
  return { name: words.charAt(0).toUpperCase() + words.slice(1), text: texts.otherCategory };
}

export function inShopOrder<Category extends { slug: string }>(
  categories: readonly Category[],
  texts: Texts['catalogue'],
): Category[] {
  const order = Object.keys(texts.categories);
  const rank = ({ slug }: Category) => (order.includes(slug) ? order.indexOf(slug) : order.length);
  return [...categories].sort((a, b) => rank(a) - rank(b) || a.slug.localeCompare(b.slug, 'en'));
}

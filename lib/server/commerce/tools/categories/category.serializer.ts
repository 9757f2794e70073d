import type { CategoryDocument } from '@/lib/server/platform/db/documents/tools';
import type { Category, ChangedCategory } from '@/lib/shared/categories/category.schema';
import { categoryNameIn } from '@/lib/shared/categories/named-category';
import { CATALOGUE_LANGUAGE, type Language } from '@/lib/shared/site/languages';

type Texts = Partial<Record<Language, string | undefined>>;

const filled = (texts: Texts = {}): Partial<Record<Language, string>> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text));

export type CategoryFields = Omit<CategoryDocument, '_id' | 'slug' | 'createdAt' | 'updatedAt'>;

/** `order` is where it comes without one of its own. */
export function categoryFieldsOf(
  { names, sentences, picture, order, keySpecs = [] }: ChangedCategory,
  place: number,
): CategoryFields {
  return {
    names: filled(names),
    sentences: filled(sentences),
    ...(picture ? { picture } : {}),
    order: order ?? place,
    keySpecs,
  };
}

export function serializeCategory(category: CategoryDocument): Category {
  const { slug, names, sentences, picture, order, keySpecs } = category;
  return {
    slug,
    names: { ...names, [CATALOGUE_LANGUAGE]: categoryNameIn(category, CATALOGUE_LANGUAGE) },
    ...(Object.keys(sentences).length > 0 ? { sentences } : {}),
    ...(picture === undefined ? {} : { picture }),
    order,
    keySpecs,
  };
}

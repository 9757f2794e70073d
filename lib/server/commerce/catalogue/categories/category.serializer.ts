import 'server-only';
import type { CategoryDocument } from '@/lib/server/platform/db/documents/categories';
import type { Category, ChangedCategory } from '@/lib/shared/categories/category.schema';

export type CategoryFields = Omit<CategoryDocument, '_id' | 'slug' | 'createdAt' | 'updatedAt'>;

/** `order` is where it comes without one of its own. */
export function categoryFieldsOf(
  { names, sentences, picture, order, keySpecs = [] }: ChangedCategory,
  place: number,
): CategoryFields {
  return {
    names: { en: names.en, ...(names.de ? { de: names.de } : {}) },
    sentences: {
      ...(sentences?.en ? { en: sentences.en } : {}),
      ...(sentences?.de ? { de: sentences.de } : {}),
    },
    ...(picture ? { picture } : {}),
    order: order ?? place,
    keySpecs,
  };
}

export function serializeCategory(category: CategoryDocument): Category {
  const { slug, names, sentences, picture, order, keySpecs } = category;
  return {
    slug,
    names,
    ...(Object.keys(sentences).length > 0 ? { sentences } : {}),
    ...(picture === undefined ? {} : { picture }),
    order,
    keySpecs,
  };
}

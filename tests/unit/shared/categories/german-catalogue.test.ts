import { expect, it, vi } from 'vitest';
import {
  categoryFieldsOf,
  serializeCategory,
} from '@/lib/server/commerce/tools/categories/category.serializer';
import { newCategorySchema } from '@/lib/shared/categories/category.schema';
import { categoryNameIn } from '@/lib/shared/categories/named-category';

vi.mock('#shop', async () => {
  const { shop } = await import('@/tests/support/shop/reference-shop');
  return { shop: { ...shop, languages: { de: 'de-AT' }, catalogueLanguage: undefined } };
});

const category = { slug: 'saegen', order: 1, keySpecs: [], sentences: {} };

it('a shop in German alone needs a German name of a category, and no English one', () => {
  expect(newCategorySchema.safeParse({ slug: 'saegen', names: { de: 'Sägen' } }).success).toBe(true);
  const refused = newCategorySchema.safeParse({ slug: 'saegen', names: { en: 'Saws' } });
  expect(refused.error?.issues.map(({ path }) => path.join('.'))).toEqual(['names.de']);
});

it('a category that has an English name alone keeps it there', () => {
  const stored = { ...category, names: { en: 'Saws' } } as unknown as Parameters<typeof serializeCategory>[0];
  expect(serializeCategory(stored).names).toEqual({ en: 'Saws', de: 'Saws' });
  expect(categoryNameIn(stored, 'de')).toBe('Saws');
  expect(categoryFieldsOf({ ...category, names: { de: 'Sägen', en: '' } }, 1).names).toEqual({ de: 'Sägen' });
});

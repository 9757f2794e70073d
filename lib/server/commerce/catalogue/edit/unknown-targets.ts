import 'server-only';
import { skuKeyOf } from '@/lib/shared/tools/sku-key';
import { categoriesAmong, skuKeysAmong } from '../tool-targets.repository';

export async function unknownTargets(
  skus: readonly string[],
  categories: readonly string[],
): Promise<string[]> {
  const [knownKeys, knownCategories] = await Promise.all([
    skuKeysAmong(skus.map(skuKeyOf)),
    categoriesAmong(categories),
  ]);
  return [
    ...skus.filter((sku) => !knownKeys.has(skuKeyOf(sku))),
    ...categories.filter((category) => !knownCategories.has(category)),
  ];
}

import 'server-only';
import { skuKeyOf } from '@/lib/shared/tools/sku-key';
import { categoriesAmong, skuKeysAmong } from '../tool-targets.repository';

export async function unknownTargets(
  skus: readonly string[],
  categories: readonly string[],
): Promise<string[]> {
  const [skuKeys, slugs] = await Promise.all([skuKeysAmong(skus.map(skuKeyOf)), categoriesAmong(categories)]);
  return [
    ...skus.filter((sku) => !skuKeys.has(skuKeyOf(sku))),
    ...categories.filter((category) => !slugs.has(category)),
  ];
}

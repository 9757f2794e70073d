import 'server-only';
import { categoriesAmong, skusAmong } from './tool-targets.repository';

/** Returns those of these SKUs, then of these categories, that no tool has, whatever its state. */
export async function unknownTargets(
  skus: readonly string[],
  categories: readonly string[],
): Promise<string[]> {
  const [knownSkus, knownCategories] = await Promise.all([skusAmong(skus), categoriesAmong(categories)]);
  return [
    ...skus.filter((sku) => !knownSkus.has(sku)),
    ...categories.filter((category) => !knownCategories.has(category)),
  ];
}

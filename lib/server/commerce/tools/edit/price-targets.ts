import { toDollars } from '@/lib/shared/numbers/money';
import { skuKeyOf } from '@/lib/shared/tools/article-codes';
import { categoriesAmong, type PricedTarget, pricedToolsAmong, skuKeysAmong } from '../tool-keys.repository';

export type ToolOfSku = { sku: string; name: string; price: number | null };

const toolOf = ({ name, state, priceCents }: PricedTarget) => ({
  name,
  price: state === 'on-request' ? null : toDollars(priceCents),
});

/** In every state, with the SKUs as they are given; those of no tool are left out. */
export async function toolsOfSkus(skus: readonly string[]): Promise<ToolOfSku[]> {
  const found = await pricedToolsAmong(skus.map(skuKeyOf));
  const byKey = new Map(found.map((tool) => [tool.skuKey, tool]));
  return skus.flatMap((sku) => {
    const tool = byKey.get(skuKeyOf(sku));
    return tool ? { sku, ...toolOf(tool) } : [];
  });
}

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

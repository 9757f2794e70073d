import { gtinForms, skuKeyOf } from '@/lib/shared/tools/article-codes';
import { findNumberedTools } from '../tool-keys.repository';

const LOOKED_UP = 1_000;

/** Looks numbers up that may be the SKU of a tool or the GTIN of a pack, and returns what finds the SKU of each that is. */
export async function skuFinder(numbers: readonly string[]): Promise<(number: string) => string | undefined> {
  const skus = new Map<string, string>();
  const gtins = new Map<string, string>();
  for (let at = 0; at < numbers.length; at += LOOKED_UP) {
    const some = numbers.slice(at, at + LOOKED_UP);
    const wanted = { skuKeys: some.map(skuKeyOf).filter(Boolean), gtins: some.flatMap(gtinForms) };
    for (const { sku, skuKey, packs } of await findNumberedTools(wanted)) {
      skus.set(skuKey, sku);
      for (const { gtin } of packs) if (gtin) for (const form of gtinForms(gtin)) gtins.set(form, sku);
    }
  }
  return (number) =>
    skus.get(skuKeyOf(number)) ??
    gtinForms(number)
      .map((form) => gtins.get(form))
      .find(Boolean);
}

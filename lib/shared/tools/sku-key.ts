import { compactText } from '@forgeline/tool-text/fold-text';

/** Returns a SKU as it is compared: `FL-BV 125` and `flbv125` are the same. */
export function skuKeyOf(sku: string): string {
  return compactText(sku);
}

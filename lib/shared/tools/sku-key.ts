import { compactText } from '@forgeline/tool-text/fold-text';

/** Key by which SKUs are compared: `FL-BV 125` and `flbv125` are the same. */
export function skuKeyOf(sku: string): string {
  return compactText(sku);
}

import { compactText } from '@forgeline/tool-text/fold-text';
import type { SearchHit } from '@/lib/shared/tools/catalogue/catalogue.schema';

/** The only tool whose SKU ends with what is typed: `TW-1220` for `FL-TW-1220`. Null for none and for several. */
export function toolByShortSku(
  typed: string,
  hits: readonly Pick<SearchHit, '_id' | 'sku'>[],
): string | null {
  const key = compactText(typed);
  if (key === '') return null;
  const [found, ...others] = hits.filter(({ sku }) => compactText(sku).endsWith(key));
  return found && others.length === 0 ? found._id : null;
}

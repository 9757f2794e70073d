import 'server-only';
import type { SearchHit } from '@/lib/shared/schemas/catalogue';
import type { Tool } from '@/lib/shared/schemas/tool';

/** Returns what a list of matches shows of a tool. */
export function searchHitOf(tool: Tool): SearchHit {
  const { _id, sku, slug, name, image, category, price, moq, quantity } = tool;
  return {
    _id,
    sku,
    slug,
    name,
    image,
    category,
    ...(price === undefined ? {} : { price }),
    inStock: quantity >= moq,
  };
}

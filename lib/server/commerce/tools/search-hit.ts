import 'server-only';
import type { SearchHit } from '@/lib/shared/tools/catalogue/catalogue.schema';
import type { Tool } from '@/lib/shared/tools/tool.schema';

export function searchHitOf(tool: Tool): SearchHit {
  const { _id, sku, slug, name, image, category, price, moq, step, quantity } = tool;
  return {
    _id,
    sku,
    slug,
    name,
    image,
    category,
    ...(price === undefined ? {} : { price }),
    moq,
    step,
    quantity,
    inStock: quantity >= moq,
  };
}

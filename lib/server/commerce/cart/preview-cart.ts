import 'server-only';
import { ObjectId } from 'mongodb';
import { buyerOf } from '@/lib/server/commerce/prices/buyer';
import type { Actor } from '@/lib/server/identity/actor';
import type { CartLineDocument } from '@/lib/server/platform/db/documents/carts';
import { OBJECT_ID_PATTERN } from '@/lib/shared/calls/fields.schema';
import type { CartPreview, CartPreviewInput } from '@/lib/shared/cart/cart.schema';
import { QUANTITY_MAX } from '@/lib/shared/quantity/quantity-rules';
import { priceCart } from './get-cart';

const NO_TOOL = new ObjectId('000000000000000000000000');

/** One line per tool. The names of unknown tools are the caller's. */
function linesOf(input: CartPreviewInput): Map<string, CartLineDocument> {
  const byTool = new Map<string, CartLineDocument>();
  for (const line of input.lines) {
    const id = line.toolId.toLowerCase();
    const toolId = OBJECT_ID_PATTERN.test(id) ? new ObjectId(id) : NO_TOOL;
    const quantity = Math.min((byTool.get(id)?.quantity ?? 0) + line.quantity, QUANTITY_MAX);
    byTool.set(id, { toolId, sku: '', name: '', image: '', quantity });
  }
  return byTool;
}

export async function previewCart(actor: Actor | null, input: CartPreviewInput): Promise<CartPreview> {
  const lines = linesOf(input);
  const cart = { version: 0, lines: [...lines.values()] };
  const { version: _, ...shown } = await priceCart(cart, actor && buyerOf(actor));
  const ids = [...lines.keys()];
  return {
    ...shown,
    lines: shown.lines.map((line, place) => ({ ...line, toolId: ids[place] ?? line.toolId })),
  };
}

import 'server-only';
import type { ToolOffers } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import type { CartLineDocument } from '@/lib/server/platform/db/documents/carts';
import { optionalField } from '@/lib/shared/calls/optional-field';
import type { CartOperation } from '@/lib/shared/cart/cart.schema';
import { writtenAfter } from '@/lib/shared/cart/written';
import { AppError } from '@/lib/shared/messages/errors';
import { ORDER_LINES_MAX, QUANTITY_MAX } from '@/lib/shared/quantity/quantity-rules';

type Put = Exclude<CartOperation, { op: 'remove' }>;

function put(line: CartLineDocument | undefined, input: Put, offers: ToolOffers): CartLineDocument {
  const offer = offers.get(input.toolId.toLowerCase());
  if (!offer) throw new AppError('not-found');
  const { sku, name, image } = offer;
  const quantity = input.op === 'add' ? (line?.quantity ?? 0) + input.quantity : input.quantity;
  if (quantity > QUANTITY_MAX) {
    throw new AppError('validation-failed', { issues: { ops: ['cart-quantity-invalid'] } });
  }
  const reference = input.reference ?? line?.reference ?? '';
  return {
    ...{ toolId: offer.toolId, sku, name, image, quantity },
    ...(reference ? { reference } : {}),
    ...optionalField('written', writtenAfter(line?.written, input)),
  };
}

/**
 * Applies operations in order. `offers` are the tools sold now. Pure. Throws `not-found` for a tool that is not sold,
 * `validation-failed` beyond 500 lines or 1,000,000 units of one.
 */
export function applyOperations(
  lines: readonly CartLineDocument[],
  operations: readonly CartOperation[],
  offers: ToolOffers,
): CartLineDocument[] {
  const byTool = new Map(lines.map((line) => [line.toolId.toHexString(), line]));
  for (const operation of operations) {
    const id = operation.toolId.toLowerCase();
    if (operation.op === 'remove') byTool.delete(id);
    else byTool.set(id, put(byTool.get(id), operation, offers));
  }
  if (byTool.size > ORDER_LINES_MAX) {
    throw new AppError('validation-failed', { issues: { ops: ['cart-lines-too-many'] } });
  }
  return [...byTool.values()];
}

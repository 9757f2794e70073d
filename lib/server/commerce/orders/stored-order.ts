import 'server-only';
import type {
  OrderDocument,
  OrderLine,
  SingleLineFields,
  StoredOrder,
} from '@/lib/server/platform/db/documents/orders';
import { publicPriceReceipt } from '@/lib/shared/pricing/price-receipt';
import { firstLine, sumsOf } from './order-lines';

/** Returns the line of an order that was stored by its single fields alone; its SKU is not known then. */
function lineOfSingle(single: SingleLineFields): OrderLine {
  const { toolId, toolName, toolImage, orderQuantity: quantity, unitPriceCents } = single;
  const receipt = publicPriceReceipt(unitPriceCents, quantity);
  return { toolId, sku: '', name: toolName, image: toolImage, quantity, unitPriceCents, receipt };
}

/** Returns an order as the store works with it, whichever release stored it. */
export function fromStored(stored: StoredOrder): OrderDocument {
  const { toolId, toolName, toolImage, orderQuantity, unitPriceCents, ...order } = stored;
  if (order.lines) return order as OrderDocument;
  const single = { toolId, toolName, toolImage, orderQuantity, unitPriceCents } as SingleLineFields;
  const lines = [lineOfSingle(single)];
  return { ...order, lines, ...sumsOf(lines) };
}

/**
 * Returns an order as it is stored: with the fields that a release before lines works with, which may still be running. Of
 * several lines those name the first tool, and have no quantity, so that such a process fails when it is to release or ship
 * the units.
 */
export function toStored(order: OrderDocument): StoredOrder {
  const {
    toolId,
    name: toolName,
    image: toolImage,
    quantity: orderQuantity,
    unitPriceCents,
  } = firstLine(order);
  const single = order.lines.length === 1 ? { orderQuantity, unitPriceCents } : {};
  return { ...order, toolId, toolName, toolImage, ...single };
}

/** Returns an order as this release has it, or null if none is stored. */
export function orderOf(stored: StoredOrder | null): OrderDocument | null {
  return stored && fromStored(stored);
}

import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { AppError } from '@/lib/shared/messages/errors';
import { toCents, toDollars } from '@/lib/shared/numbers/money';
import { lineCents } from '@/lib/shared/orders/order-totals';
import type { Receipt } from '@/lib/shared/prices/price-receipt.schema';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { currentPriceLists } from './current-price-lists';
import { everyPriceGroup } from './price-groups.repository';
import { pricesBy } from './prices-for';
import { receiptResponse } from './receipt.serializer';

export type GroupPrice = { group: string | null; unitPrice: number; lineTotal: number; receipt: Receipt };

/**
 * The price for everyone (`group` null), then for the members of each group by name, at a moment. Throws `forbidden`,
 * `price-on-request`.
 */
export async function listGroupPrices(
  actor: Actor,
  { sku, category, price }: Pick<Tool, 'sku' | 'category' | 'price'>,
  { quantity, at }: { quantity: number; at: Date },
): Promise<GroupPrice[]> {
  requirePermission(actor, 'manage-prices');
  if (price === undefined) throw new AppError('price-on-request');
  const offer = { sku, category, unitPriceCents: toCents(price) };
  const [{ lists }, groups] = await Promise.all([currentPriceLists(), everyPriceGroup()]);
  return [null, ...groups].map((group) => {
    const { priceOf } = pricesBy(lists, group?._id.toHexString() ?? null, at);
    const receipt = priceOf(offer, quantity);
    return {
      group: group?.name ?? null,
      unitPrice: toDollars(receipt.unitPriceCents),
      lineTotal: toDollars(lineCents(receipt)),
      receipt: receiptResponse(receipt, 'admin'),
    };
  });
}

import 'server-only';
import type { ClientSession } from 'mongodb';
import type { ToolOffer } from '@/lib/server/commerce/catalogue/get-tool-offer';
import { env } from '@/lib/server/platform/config/env';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { AppError } from '@/lib/shared/errors';
import { openOrderCaps, openOrdersFault } from './open-orders.policy';
import { countLapsedOrders, countPaidOrders, findOpenUnits, takeBuyerGuard } from './orders.repository';

/** What became of an account's orders of this long ago still counts. */
const LOOK_BACK_MS = 30 * 24 * 3_600_000;

/**
 * Throws `too-many-unpaid-orders` if its buyer holds too much unpaid already for this new order, whose units are reserved
 * (`offer` is the tool afterwards) and which is not stored yet. Within the caller's transaction: of two orders of one buyer
 * at once, one is run again on what the other has written.
 */
export async function requireRoom(
  order: OrderDocument,
  { offer, isVerified }: { offer: ToolOffer; isVerified: boolean },
  session: ClientSession,
): Promise<void> {
  const { buyerId, toolId, orderQuantity: units, placedAt } = order;
  await takeBuyerGuard(buyerId, placedAt, session);
  const since = new Date(placedAt.getTime() - LOOK_BACK_MS);
  const open = await findOpenUnits(buyerId, session);
  const lapsed = await countLapsedOrders(buyerId, since, session);
  const paid = lapsed > 0 ? await countPaidOrders(buyerId, since, session) : 0;
  const ofTool = open.filter((other) => other.toolId.equals(toolId));
  const reason = openOrdersFault(
    { units, moq: offer.moq, available: offer.available + units },
    {
      orders: open.length,
      unitsOfTool: ofTool.reduce((sum, { orderQuantity }) => sum + orderQuantity, 0),
      lapsed,
      paid,
    },
    openOrderCaps(isVerified, env()),
    isVerified,
  );
  if (reason) throw new AppError('too-many-unpaid-orders', { reason });
}

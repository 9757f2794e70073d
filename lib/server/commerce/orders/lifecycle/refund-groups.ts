import type { OrderDocument, PartRefund, RefundedGroup } from '@/lib/server/platform/db/documents/orders';
import { lineCents } from '@/lib/shared/orders/order-totals';
import {
  everything,
  type GroupLeft,
  type RefundRequest,
  type RefundShare,
  refundValue,
} from '@/lib/shared/trade/refund-value';

type Charged = Pick<OrderDocument, 'lines' | 'taxes'> & { partRefunds?: Pick<PartRefund, 'groups'>[] };

/** Returns what refunds have left of each tax group of an order. */
function groupsLeft({ taxes = [], partRefunds = [] }: Charged): GroupLeft[] {
  const taken = partRefunds.flatMap(({ groups = [] }) => groups);
  return taxes.map(({ basisCents, taxCents, shippingCents }, at) => {
    const left = { netCents: basisCents, taxCents, shippingCents };
    for (const share of taken.filter(({ index }) => index === at)) {
      left.netCents -= share.netCents;
      left.taxCents -= share.taxCents;
      left.shippingCents -= share.shippingCents;
    }
    return left;
  });
}

function sharesOf(shares: readonly RefundShare[]): RefundedGroup[] {
  return shares
    .map((share, index) => ({ index, ...share }))
    .filter(({ netCents, taxCents }) => netCents !== 0 || taxCents !== 0);
}

/** Returns the rest of an order by tax group; undefined where the shop did not charge. */
export function everyGroupOf(order: Charged): RefundedGroup[] | undefined {
  return order.taxes && sharesOf(everything(groupsLeft(order)));
}

type Units = { line: OrderDocument['lines'][number]; quantity: number };

/** Returns what units, freight and an amount take from each tax group of an order, or the gross that is left where that is less. */
export function refundOfGroups(
  order: Charged,
  units: readonly Units[],
  { shippingCents, amountCents }: Pick<RefundRequest, 'shippingCents' | 'amountCents'>,
): RefundedGroup[] | { leftCents: number } {
  const left = groupsLeft(order);
  const unitsNet = left.map((_, at) =>
    units
      .filter(({ line }) => line.group === at)
      .reduce((sum, { line, quantity }) => sum + lineCents(line, quantity), 0),
  );
  const shares = refundValue(left, { unitsNet, shippingCents, amountCents });
  return 'leftCents' in shares ? shares : sharesOf(shares);
}

export function grossOf(groups: readonly RefundedGroup[]): number {
  return groups.reduce((sum, { netCents, taxCents }) => sum + netCents + taxCents, 0);
}

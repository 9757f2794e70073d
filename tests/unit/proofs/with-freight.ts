import { publicPriceReceipt } from '@/lib/shared/prices/price-receipt';
import type { Snapshot } from '@/proofs/checks/snapshot';
import { find } from './tampering/recorded-events';

/** The freight of each unit, in cents. */
const A_UNIT = 10;

/** A paid order of a shop that charges freight, which is a part of what it came to. */
export function withFreight(snapshot: Snapshot): void {
  const order = find(snapshot, 'FL-SHIP');
  for (const line of order.lines) {
    line.unitPriceCents -= A_UNIT;
    line.receipt = publicPriceReceipt(line.unitPriceCents, line.quantity);
    line.group = 0;
  }
  const { totalCents } = order.totals;
  const shippingCents = A_UNIT * order.units;
  const sums = { goodsCents: totalCents - shippingCents, shippingCents, taxCents: 0 };
  const groups = [{ treatment: 'none', rate: 0, ...sums, basisCents: totalCents } as const];
  Object.assign(order, {
    totals: { ...sums, totalCents },
    shipping: { methodId: 'parcel', name: 'Parcel', kind: 'delivery' },
    tax: { mode: 'none', day: '2026-11-20', trade: 1 },
    taxes: groups.map((group) => ({ ...group })),
  });
  for (const invoice of snapshot.invoices.filter(({ orderId }) => orderId.equals(order._id))) {
    invoice.groups = groups.map((group) => ({ ...group }));
    Object.assign(invoice, { mode: 'none', netCents: totalCents, taxCents: 0 });
    for (const line of invoice.lines) {
      line.unitPriceCents -= A_UNIT;
      line.amountCents -= A_UNIT * line.quantity;
      line.group = 0;
    }
  }
}

import { ObjectId } from 'mongodb';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { axesOf } from '@/lib/shared/orders/order-status';
import { totalsOf } from '@/lib/shared/orders/order-totals';
import { publicPriceReceipt } from '@/lib/shared/prices/price-receipt';
import { OVERVIEW_DAYS } from '@/lib/shared/reports/overview.schema';
import { report } from '../measure';
import { customer, type Shop, withShop } from './shop';

/**
 * Measures the overview by the store's own code with 20,000 orders of three lines on average in two years, half of them in the
 * year that is shown and half in the one it is compared with, every twentieth refunded in part.
 */
const ORDERS = 20_000;
const BUYERS = 500;
const ROUNDS = 10;
const TARGET_MS = 1_000;
const HOUR_MS = 3_600_000;

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;

function paidOrder(place: number, toolIds: readonly ObjectId[], buyers: readonly ObjectId[]): OrderDocument {
  const at = new Date(Date.now() - (place * 2 * 365 * 24 * HOUR_MS) / ORDERS);
  const lines = Array.from({ length: 1 + (place % 5) }, (_, line) => ({
    toolId: toolIds[(place * 7 + line) % toolIds.length] as ObjectId,
    sku: `FT-${line}`,
    name: `Tool ${line}`,
    image: '/placeholder.webp',
    quantity: 1 + (place % 20),
    unitPriceCents: 1_250,
    receipt: publicPriceReceipt(1_250, 1 + (place % 20)),
    shippedUnits: place < 200 ? 0 : 1 + (place % 20),
  }));
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const refund = { at, amountCents: 100, lines: [], part: 1, id: new ObjectId(), actorId: new ObjectId() };
  return {
    _id: new ObjectId(),
    number: `ORD-${place}`,
    lines,
    lineCount: lines.length,
    units,
    totals: totalsOf(lines),
    currency: 'usd',
    buyerId: buyers[place % buyers.length] as ObjectId,
    buyerName: 'Bench',
    buyerSortKey: 'bench',
    buyerEmail: 'bench@example.com',
    address: '1 Test Street',
    phone: '5550100',
    language: 'en',
    ...axesOf(place < 200 ? 'paid' : 'shipped'),
    shipmentCount: place < 200 ? 0 : 1,
    transactionId: `pi_${place}`,
    placedAt: at,
    paidAt: at,
    expiresAt: at,
    timeline: [{ state: 'unpaid', at, by: 'buyer' }],
    ...(place % 20 === 0
      ? { partRefundedCents: 100, partRefunds: [{ ...refund, idempotency: { key: '', fingerprint: '' } }] }
      : {}),
  };
}

async function run({ db, toolIds }: Shop): Promise<void> {
  const [{ computeOverview }, { client, openDatabase }] = await Promise.all([
    import('@/lib/server/commerce/reports/read-overview'),
    import('@/lib/server/platform/db/client'),
  ]);
  // Before the orders are there: opening waits five seconds at most, and builds their indexes.
  await openDatabase();
  const buyers = Array.from({ length: BUYERS }, () => new ObjectId());
  for (let from = 0; from < ORDERS; from += 1_000) {
    const orders = Array.from({ length: 1_000 }, (_, index) => paidOrder(from + index, toolIds, buyers));
    await db.collection<OrderDocument>('orders').insertMany(orders);
  }
  const admin = { ...customer(), role: 'admin' } as const;
  for (const days of OVERVIEW_DAYS) {
    const times: number[] = [];
    for (let round = -1; round < ROUNDS; round += 1) {
      const start = performance.now();
      await computeOverview(admin, days, { now: new Date(), timeZone: 'America/New_York' });
      if (round >= 0) times.push(performance.now() - start);
    }
    const [median, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
    report(
      `overview of ${days} days`,
      `median ${median.toFixed(0)} ms, 95 % ${p95.toFixed(0)} ms`,
      `95 % ≤ ${TARGET_MS} ms`,
      p95 <= TARGET_MS,
    );
  }
  await client().close();
}

await withShop(run);

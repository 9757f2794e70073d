import { ObjectId } from 'mongodb';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { axesOf } from '@/lib/shared/orders/order-status';
import { totalsOf } from '@/lib/shared/orders/order-totals';
import { publicPriceReceipt } from '@/lib/shared/prices/price-receipt';
import { report } from '../measure';
import { customer, type Shop, withShop } from './shop';

/**
 * Measures the desk of an admin and of a buyer by the store's own code, with 10,000 orders of which 2,000 are to ship and 200 are
 * the buyer's: time of this process's processor, without the database's.
 */
const ORDERS = 10_000;
const OPEN = 2_000;
const OF_BUYER = 200;
const ROUNDS = 40;
const TARGET_MS = 15;

function order(place: number, toolIds: readonly ObjectId[], buyerId: ObjectId): OrderDocument {
  const at = new Date(Date.now() - place * 60_000);
  const lines = Array.from({ length: 1 + (place % 5) }, (_, line) => ({
    toolId: toolIds[(place * 7 + line) % toolIds.length] as ObjectId,
    sku: `FT-${line}`,
    name: `Tool ${line}`,
    image: '/placeholder.webp',
    quantity: 1 + (place % 20),
    unitPriceCents: 1_250,
    receipt: publicPriceReceipt(1_250, 1 + (place % 20)),
    shippedUnits: place < OPEN ? 0 : 1 + (place % 20),
  }));
  const hasLeft = place >= OPEN;
  const isUnpaid = !hasLeft && place % 10 === 0;
  return {
    _id: new ObjectId(),
    number: `ORD-${place}`,
    lines,
    lineCount: lines.length,
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: totalsOf(lines),
    currency: 'usd',
    buyerId,
    buyerName: 'Bench',
    buyerSortKey: 'bench',
    buyerEmail: 'bench@example.com',
    address: '1 Test Street',
    phone: '5550100',
    language: 'en',
    ...axesOf(hasLeft ? 'shipped' : isUnpaid ? 'unpaid' : 'paid'),
    shipmentCount: hasLeft ? 1 : 0,
    ...(isUnpaid ? {} : { transactionId: `pi_${place}`, paidAt: at, shipsOn: '2026-11-20' }),
    placedAt: at,
    expiresAt: at,
    timeline: [{ state: 'unpaid', at, by: 'buyer' }],
  };
}

async function run({ db, toolIds }: Shop): Promise<void> {
  const [{ readDesk }, { client, openDatabase }] = await Promise.all([
    import('@/lib/server/commerce/desk/read-desk'),
    import('@/lib/server/platform/db/client'),
  ]);
  await openDatabase();
  const buyer = customer();
  const other = new ObjectId();
  for (let from = 0; from < ORDERS; from += 1_000) {
    const orders = Array.from({ length: 1_000 }, (_, index) =>
      order(from + index, toolIds, (from + index) % (ORDERS / OF_BUYER) === 0 ? buyer.userId : other),
    );
    await db.collection<OrderDocument>('orders').insertMany(orders);
  }
  const people = [
    ['an admin', { ...customer(), role: 'admin' }],
    ['a buyer', buyer],
  ] as const;
  for (const [who, actor] of people) {
    for (let round = 0; round < ROUNDS; round += 1) await readDesk(actor, async () => 0);
    const before = process.cpuUsage();
    for (let round = 0; round < ROUNDS; round += 1) await readDesk(actor, async () => 0);
    const { user, system } = process.cpuUsage(before);
    const ms = (user + system) / 1_000 / ROUNDS;
    report(`the desk of ${who}`, `${ms.toFixed(1)} ms of a processor`, `≤ ${TARGET_MS} ms`, ms <= TARGET_MS);
  }
  await client().close();
}

await withShop(run);

import { ObjectId } from 'mongodb';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { report } from '../measure';
import { customer, type Shop, toolDocument, withShop } from './shop';

/**
 * Measures a cart of 500 lines by the store's own use cases: filling it in one call, reading it, ordering it and
 * cancelling the order. And the shipment of a paid order of 50 lines, of half of each line and then of the rest.
 */
const LINES = 500;
const SHIPPED_LINES = 50;
const SHIPPED_MS = 40;
const ROUNDS = 30;
const ORDERED_MS = 1_500;
const READ_MS = 150;

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

async function timed<T>(times: number[], work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  times.push(performance.now() - start);
  return result;
}

function reportTimes(name: string, times: readonly number[], targetMs?: number): void {
  const [median, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
  const target = targetMs === undefined ? undefined : `95 % ≤ ${targetMs} ms`;
  report(name, `median ${median.toFixed(0)} ms, 95 % ${p95.toFixed(0)} ms`, target, p95 <= (targetMs ?? p95));
}

/** Orders, pays and ships 50 lines in two parts, and returns how long each shipment took, in ms. */
async function shipments(toolIds: readonly string[]): Promise<number[]> {
  const [{ changeCart }, { orderCart }, { markPaid }, { shipUnits }, { inTransaction }] = await Promise.all([
    import('@/lib/server/commerce/cart/change-cart'),
    import('@/lib/server/commerce/cart/order-cart'),
    import('@/lib/server/commerce/orders/lifecycle/mark-paid'),
    import('@/lib/server/commerce/orders/ship/ship-units'),
    import('@/lib/server/platform/db/transaction'),
  ]);
  const [buyer, admin] = [customer(), { ...customer(), role: 'admin' } as const];
  const ids = toolIds.slice(0, SHIPPED_LINES);
  const lines = ids.map((toolId) => ({ toolId, quantity: 2 }));
  const half = ids.map((toolId) => ({ toolId, quantity: 1 }));
  const times: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const ops = lines.map((line) => ({ op: 'add', ...line }) as const);
    const { version, due } = await changeCart(buyer, { ops });
    const seen = { version, seenDue: due, address: '1 Test Street', phone: '5550100' };
    const { insertedId } = await orderCart(buyer, seen, { key: `shipped-${round}` });
    const payment = { orderId: new ObjectId(insertedId), intentId: `pi_${round}` };
    await inTransaction((session) => markPaid({ ...payment, by: 'system', at: new Date() }, session));
    for (const part of [1, 2]) {
      const input = { ...(part === 1 && { lines: half }), externalId: `${round}/${part}` };
      await timed(times, () => shipUnits(admin, insertedId, input, { key: undefined }));
    }
  }
  return times;
}

async function run({ db, toolIds }: Shop): Promise<void> {
  const more = Array.from({ length: LINES - toolIds.length }, (_, place) =>
    toolDocument(toolIds.length + place),
  );
  await db.collection<ToolDocument>('tools').insertMany(more);
  const ids = [...toolIds, ...more.map(({ _id }) => _id)].map((id) => id.toHexString());
  const [{ changeCart }, { getCart }, { orderCart }, { cancelOrder }, { buyerOf }, { client, openDatabase }] =
    await Promise.all([
      import('@/lib/server/commerce/cart/change-cart'),
      import('@/lib/server/commerce/cart/get-cart'),
      import('@/lib/server/commerce/cart/order-cart'),
      import('@/lib/server/commerce/orders/lifecycle/cancel-order'),
      import('@/lib/server/commerce/prices/buyer'),
      import('@/lib/server/platform/db/client'),
    ]);
  // Calls wait five seconds at most for a database that is being migrated.
  await openDatabase();
  const buyer = customer();
  const times = { filled: [], read: [], ordered: [], cancelled: [] } as Record<string, number[]>;
  const ops = ids.map((toolId) => ({ op: 'add', toolId, quantity: 3 }) as const);
  for (let round = 1; round <= ROUNDS; round += 1) {
    await timed(times.filled!, () => changeCart(buyer, { ops: [...ops] }));
    const cart = await timed(times.read!, () => getCart(buyerOf(buyer)));
    const seen = { version: cart.version, seenDue: cart.due, address: '1 Test Street', phone: '5550100' };
    const { insertedId } = await timed(times.ordered!, () =>
      orderCart(buyer, seen, { key: `round-${round}` }),
    );
    await timed(times.cancelled!, () => cancelOrder(buyer, insertedId));
  }
  reportTimes(`cart of ${LINES} lines filled`, times.filled!);
  reportTimes(`cart of ${LINES} lines read`, times.read!, READ_MS);
  reportTimes(`cart of ${LINES} lines ordered`, times.ordered!, ORDERED_MS);
  reportTimes(`order of ${LINES} lines cancelled`, times.cancelled!);
  const shipped = percentile(await shipments(ids), 0.5);
  const isMet = shipped <= SHIPPED_MS;
  report(
    `shipment of ${SHIPPED_LINES} lines`,
    `median ${shipped.toFixed(0)} ms`,
    `≤ ${SHIPPED_MS} ms`,
    isMet,
  );
  await client().close();
}

await withShop(run);

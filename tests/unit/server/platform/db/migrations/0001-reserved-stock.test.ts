import { type Db, ObjectId } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { reservedStock } from '@/lib/server/platform/db/migrations/0001-reserved-stock';
import { testDatabase } from './test-database';

const { newDatabase } = testDatabase();
const AT = new Date('2026-01-02T03:04:05Z');
const [drill, saw] = [new ObjectId(), new ObjectId()];
const ORDERS = (['unpaid', 'paid', 'shipped', 'cancelled'] as const).map((state, place) => ({
  _id: new ObjectId(),
  number: `FL-00000${place}`,
  toolId: drill,
  orderQuantity: place + 1,
  state,
  placedAt: AT,
  ...(state === 'shipped' ? { shippedAt: AT } : {}),
}));

/** As stored before reserved units were counted separately: 100 drills arrived, and four orders took 1 to 4 of them. */
async function oldDatabase(): Promise<Db> {
  const db = newDatabase();
  await db.collection('tools').insertMany([
    { _id: drill, quantity: 94 },
    { _id: saw, quantity: 5 },
  ]);
  await db.collection('orders').insertMany(ORDERS);
  await db.collection('stock_ledger').insertMany([
    { toolId: drill, change: 100, reason: 'import', at: AT },
    { toolId: saw, change: 5, reason: 'import', at: AT },
    ...ORDERS.map(({ _id, orderQuantity }) => ({
      toolId: drill,
      orderId: _id,
      change: -orderQuantity,
      reason: 'order-placed',
      at: AT,
    })),
    { toolId: drill, orderId: ORDERS[3]?._id, change: 4, reason: 'order-cancelled', at: AT },
  ]);
  return db;
}

async function figures(db: Db) {
  const tools = await db.collection('tools').find().toArray();
  const lines = await db.collection('stock_ledger').find().toArray();
  return tools.map(({ _id, quantity, reserved }) => {
    const own = lines.filter(({ toolId }) => toolId.equals(_id));
    const sum = (field: string) => own.reduce((total, line) => total + line[field], 0);
    return { quantity, reserved, available: sum('change'), onHand: sum('onHandChange'), lines: own.length };
  });
}

const MIGRATED = [
  { quantity: 94, reserved: 3, available: 94, onHand: 97, lines: 7 },
  { quantity: 5, reserved: 0, available: 5, onHand: 5, lines: 1 },
];
const context = (db: Db) => ({ db, signal: new AbortController().signal });

describe('migration 0001', () => {
  it('makes figures, ledger and open orders agree', async () => {
    const db = await oldDatabase();
    await reservedStock.up(context(db));
    expect(await figures(db)).toEqual(MIGRATED);
    const shipped = await db.collection('stock_ledger').findOne({ reason: 'order-shipped' });
    expect(shipped).toMatchObject({
      toolId: drill,
      orderNumber: 'FL-000002',
      change: 0,
      onHandChange: -3,
      at: AT,
    });
  });

  it('changes nothing when it is repeated', async () => {
    const db = await oldDatabase();
    await reservedStock.up(context(db));
    await reservedStock.up(context(db));
    expect(await figures(db)).toEqual(MIGRATED);
  });

  it('finishes what was cut short after the tools', async () => {
    const db = await oldDatabase();
    await db.collection('tools').updateOne({ _id: drill }, { $set: { reserved: 3 } });
    await db.collection('tools').updateOne({ _id: saw }, { $set: { reserved: 0 } });
    await reservedStock.up(context(db));
    expect(await figures(db)).toEqual(MIGRATED);
  });
});

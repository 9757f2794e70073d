import type { Db } from 'mongodb';
import { beforeEach, expect, it, vi } from 'vitest';
import { shop } from '#shop';
import { isMigrationError } from '@/lib/server/platform/db/migrations/run-migrations';
import { prepareDatabase } from '@/lib/server/platform/db/prepare-database';
import { testDatabase } from './migrations/test-database';

vi.mock('#shop', async () => {
  const { shop } = await import('@/tests/support/shop/reference-shop');
  return { shop: { ...shop } };
});

const { newDatabase } = testDatabase();
const factsOf = (db: Db) => db.collection<{ _id: string }>('shop_facts').findOne({ _id: 'shop' });

beforeEach(() => {
  shop.currency = 'USD';
});

it('a database notes the currency and the catalogue’s language of its shop, which change until there are orders', async () => {
  const db = newDatabase();
  await Promise.all([prepareDatabase(db), prepareDatabase(db)]);
  expect(await factsOf(db)).toEqual({ _id: 'shop', currency: 'USD', catalogueLanguage: 'en' });
  shop.currency = 'EUR';
  await prepareDatabase(db);
  expect(await factsOf(db)).toMatchObject({ currency: 'EUR' });
});

it.each([
  ['currency', { currency: 'EUR' }, 'currency of the shop is USD, but the database has orders of EUR'],
  [
    'catalogue language',
    { catalogueLanguage: 'de' },
    'catalogueLanguage of the shop is en, but the database has orders of de',
  ],
])('a database with orders of another %s is refused', async (_, stored, sentence) => {
  const db = newDatabase();
  await prepareDatabase(db);
  await db.collection<{ _id: string }>('shop_facts').updateOne({ _id: 'shop' }, { $set: stored });
  await db.collection('orders').insertOne({ number: 'ORD-1', transactionId: 'a' });
  const refusal = await prepareDatabase(db).catch((error: unknown) => error);
  expect(isMigrationError(refusal)).toBe(true);
  expect((refusal as Error).message).toBe(`${sentence}: set it back, or use an empty database.`);
  expect(await factsOf(db)).toMatchObject(stored);
});

it('a database from before it had these facts is judged by its orders', async () => {
  const db = newDatabase();
  await prepareDatabase(db);
  await db.collection('shop_facts').deleteMany({});
  await db.collection('orders').insertOne({ number: 'ORD-1', transactionId: 'a', currency: 'eur' });
  await expect(prepareDatabase(db)).rejects.toThrow('currency of the shop is USD');
});

import { expect, it } from 'vitest';
import { closedAccountLabels } from '@/lib/server/platform/db/migrations/0009-closed-account-labels';
import { testDatabase } from './test-database';

const { newDatabase } = testDatabase();
const signal = new AbortController().signal;
const [buyerEmail, label] = ['closed@account.invalid', 'Closed account'];

it('migration 0009 removes the labels of closed accounts, and nobody else’s name', async () => {
  const db = newDatabase();
  const closed = { number: 'A', buyerEmail, buyerName: label, address: 'Removed', phone: 'Removed' };
  const open = { number: 'B', buyerEmail: 'a@example.com', buyerName: label, address: 'Gießen', phone: '1' };
  await db.collection('orders').insertMany([{ ...closed }, { ...open }]);
  await db.collection('quote_requests').insertMany([
    { number: 'A', email: buyerEmail, name: label },
    { number: 'B', email: 'a@example.com', name: label },
  ]);
  await db.collection('reviews').insertMany([
    { review: 'A', userId: null, name: 'Former customer' },
    { review: 'B', userId: 'x', name: 'Former customer' },
  ]);
  await expect(closedAccountLabels.up({ db, signal: AbortSignal.abort() })).rejects.toThrow();
  for (let run = 1; run <= 2; run += 1) {
    await closedAccountLabels.up({ db, signal });
    const all = (name: string) =>
      db
        .collection(name)
        .find({}, { projection: { _id: 0 } })
        .toArray();
    expect(await all('orders')).toEqual([{ ...closed, buyerName: '', address: '', phone: '' }, open]);
    expect((await all('quote_requests')).map(({ name }) => name)).toEqual(['', label]);
    expect((await all('reviews')).map(({ name }) => name)).toEqual(['', 'Former customer']);
  }
});

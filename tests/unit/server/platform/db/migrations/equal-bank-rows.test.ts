import { expect, it } from 'vitest';
import { equalBankRows } from '@/lib/server/platform/db/migrations/0003-equal-bank-rows';
import { testDatabase } from './test-database';

const { newDatabase } = testDatabase();

it('lets a bank’s file have two payments of one reference, in a database that refused them or is new', async () => {
  const db = newDatabase();
  const { signal } = new AbortController();
  await equalBankRows.up({ db, signal });
  const payments = db.collection('company_payments');
  const unique = { unique: true, partialFilterExpression: { method: 'bank' } };
  await payments.createIndex({ method: 1, reference: 1 }, unique);
  for (let run = 0; run < 2; run += 1) await equalBankRows.up({ db, signal });
  await payments.insertMany([1, 2].map(() => ({ method: 'bank', reference: 'RE 17' })));
  expect(await payments.countDocuments()).toBe(2);
});

import { expect, it } from 'vitest';
import { dueIntents } from '@/lib/server/platform/db/migrations/0006-due-intents';
import { ensureIndexes } from '@/lib/server/platform/db/migrations/ensure-indexes';
import { testDatabase } from './test-database';

const { newDatabase } = testDatabase();
const signal = new AbortController().signal;

it('migration 0006 drops the index over due intents of both kinds, and repeated changes nothing', async () => {
  const db = newDatabase();
  const intents = db.collection('payment_intents');
  await intents.createIndex({ nextCheckAt: 1 }, { partialFilterExpression: { state: 'open' } });
  for (let run = 1; run <= 2; run += 1) {
    await dueIntents.up({ db, signal });
    expect(await ensureIndexes(db)).toBe(0);
    const names = (await intents.indexes()).map(({ name }) => name);
    expect(names).not.toContain('nextCheckAt_1');
    expect(names).toContain('orderId_1_nextCheckAt_1');
  }
});

import { expect, it } from 'vitest';
import { syncCheckpoints } from '@/lib/server/platform/db/migrations/0005-sync-checkpoints';
import { testDatabase } from './test-database';

const { newDatabase } = testDatabase();
const signal = new AbortController().signal;
type Checkpoint = { _id: string; at: Date };

it('migration 0005 renames the checkpoints, also where it was cut short, and repeated changes nothing', async () => {
  const db = newDatabase();
  const [older, newer] = [new Date('2026-11-20T00:00:00Z'), new Date('2026-11-21T00:00:00Z')];
  await db.collection<Checkpoint>('provider_looks').insertOne({ _id: 'refunds', at: newer });
  await db.collection<Checkpoint>('sync_checkpoints').insertOne({ _id: 'refunds', at: older });
  for (let run = 1; run <= 2; run += 1) {
    await syncCheckpoints.up({ db, signal });
    expect(await db.collection('sync_checkpoints').find().toArray()).toEqual([{ _id: 'refunds', at: newer }]);
    const collections = await db.listCollections().toArray();
    expect(collections.map(({ name }) => name)).not.toContain('provider_looks');
  }
});

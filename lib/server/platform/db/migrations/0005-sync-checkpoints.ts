import 'server-only';
import { dropCollectionIfPresent } from './drop-if-present';
import type { Migration } from './migration';

type Checkpoint = { _id: string; at: Date };

/** `provider_looks` is called `sync_checkpoints`. */
export const syncCheckpoints: Migration = {
  id: 5,
  name: 'sync-checkpoints',
  async up({ db, signal }) {
    const checkpoints = db.collection<Checkpoint>('sync_checkpoints');
    for (const { _id, at } of await db.collection<Checkpoint>('provider_looks').find().toArray())
      await checkpoints.updateOne({ _id }, { $max: { at } }, { upsert: true });
    signal.throwIfAborted();
    await dropCollectionIfPresent(db, 'provider_looks');
  },
};

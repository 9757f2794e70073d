import type { Db } from 'mongodb';
import type { Migration } from '@/lib/server/platform/db/migrations/migration';

type Row = { _id: number; amount: number; doubled?: number };

export const rowsOf = (db: Db) => db.collection<Row>('rows');

/** A migration over a collection of numbers, which calls `afterEach` between two of its writes. */
export function doubleAmounts(
  afterEach: (written: number) => Promise<void> = async () => undefined,
): Migration {
  return {
    id: 1,
    name: 'double-amounts',
    async up({ db, signal }) {
      let written = 0;
      for (const { _id, amount } of await rowsOf(db)
        .find({ doubled: { $exists: false } })
        .sort({ _id: 1 })
        .toArray()) {
        signal.throwIfAborted();
        await rowsOf(db).updateOne({ _id, doubled: { $exists: false } }, { $set: { doubled: 2 * amount } });
        written += 1;
        await afterEach(written);
      }
    },
  };
}

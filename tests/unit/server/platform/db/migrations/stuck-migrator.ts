import { MongoClient } from 'mongodb';
import { runMigrations } from '@/lib/server/platform/db/migrations/run-migrations';
import { doubleAmounts } from './double-amounts';

/** A migrator that writes two rows, says so, and goes no further: its parent kills it. */
const [uri = '', database = '', leaseMs = ''] = process.argv.slice(2);
const alive = setInterval(() => undefined, 60_000);
const stuck = doubleAmounts(async (written) => {
  if (written < 2) return;
  console.log('half way');
  await new Promise(() => undefined);
});
await runMigrations(new MongoClient(uri).db(database), { migrations: [stuck], leaseMs: Number(leaseMs) });
clearInterval(alive);

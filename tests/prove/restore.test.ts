import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Db, MongoServerError } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { proveRestore, type RestoreResult } from '@/proofs/restore/prove-restore';
import { ProofStack } from '@/proofs/stack/proof-stack';
import { inRoot } from '@/stack/paths';

/** A short run of `npm run prove -- restore`. */
let dataDir: string;
let folder: string;
let stack: ProofStack;
let result: RestoreResult;
/** Where `MONGODB_URI` names an engine without snapshot reads, a backup of a running store is refused (docs/operations.md). */
let isRefused = false;

async function hasSnapshotReads({ client }: Db): Promise<boolean> {
  const session = client.startSession({ snapshot: true });
  try {
    await client.db().collection('orders').findOne({}, { session });
    return true;
  } catch (error) {
    if (error instanceof MongoServerError) return false;
    throw error;
  } finally {
    await session.endSession();
  }
}

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'forgeline-prove-'));
  folder = mkdtempSync(path.join(tmpdir(), 'forgeline-backups-'));
  const logFile = inRoot('test-results', 'prove.log');
  stack = await ProofStack.start({ dataDir, logFile, instances: 1, environment: process.env });
  isRefused = process.env.MONGODB_URI !== undefined && !(await hasSnapshotReads(stack.db));
  if (isRefused) return;
  const size = { operations: 200, crashes: 0, buyers: 12, clients: 12 };
  result = await proveRestore({ stack, seed: 1, ...size, folder });
});

afterAll(async () => {
  await stack?.stop();
  for (const dir of [dataDir, folder]) rmSync(dir, { recursive: true, force: true });
});

const REFUSED = 'this engine has no snapshot reads';

it('the restored database really had lost something', ({ skip }) => {
  skip(isRefused, REFUSED);
  expect(result.orders.restored).toBeGreaterThan(0);
  expect(result.orders.lost).toBeGreaterThan(0);
  expect(result.numbers.fresh).toBeGreaterThan(0);
});

it('the restored store has every payment settled, refunded or listed, and no invoice number for two orders', ({
  skip,
}) => {
  skip(isRefused, REFUSED);
  expect(result.violations).toEqual([]);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { proveRestore, type RestoreResult } from '@/proofs/restore/prove-restore';
import { ProofStack } from '@/proofs/stack/proof-stack';
import { inRoot } from '@/stack/paths';

/** A short run of `npm run prove -- restore`. */
let dataDir: string;
let folder: string;
let stack: ProofStack;
let result: RestoreResult;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'forgeline-prove-'));
  folder = mkdtempSync(path.join(tmpdir(), 'forgeline-backups-'));
  const logFile = inRoot('test-results', 'prove.log');
  stack = await ProofStack.start({ dataDir, logFile, instances: 1, environment: process.env });
  const size = { operations: 200, crashes: 0, buyers: 12, clients: 12 };
  result = await proveRestore({ stack, seed: 1, ...size, folder });
});

afterAll(async () => {
  await stack?.stop();
  for (const dir of [dataDir, folder]) rmSync(dir, { recursive: true, force: true });
});

it('a database that is lost and restored really lost something', () => {
  expect(result.orders.restored).toBeGreaterThan(0);
  expect(result.orders.lost).toBeGreaterThan(0);
  expect(result.numbers.fresh).toBeGreaterThan(0);
});

it('has every payment settled, refunded or listed, and no invoice number for two orders', () => {
  expect(result.violations).toEqual([]);
});

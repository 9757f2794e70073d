import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasHaproxy, startHaproxy, WITHOUT_HAPROXY } from '@/proofs/rolling/haproxy';
import { proveRolling, type RollingResult } from '@/proofs/rolling/prove-rolling';
import { ProofStack } from '@/proofs/stack/proof-stack';
import { inRoot } from '@/stack/paths';

/** A short run of `npm run prove -- rolling`. */
const RESTARTS = 2;
const INSTANCES = 2;

let dataDir: string;
let stack: ProofStack | undefined;
let result: RollingResult;

beforeAll(async () => {
  if (!hasHaproxy()) return;
  dataDir = mkdtempSync(path.join(tmpdir(), 'forgeline-prove-'));
  const logFile = inRoot('test-results', 'prove.log');
  stack = await ProofStack.start({
    ...{ dataDir, logFile, instances: INSTANCES, environment: process.env, startFront: startHaproxy },
  });
  const size = { operations: 150, restarts: RESTARTS, buyers: 8, clients: 8 };
  result = await proveRolling({ stack, seed: 1, ...size });
});

afterAll(async () => {
  await stack?.stop();
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
});

it('servers that are restarted one after the other fail no request, and violate nothing', ({ skip }) => {
  skip(!stack, WITHOUT_HAPROXY);
  // Each gets the next release once, too.
  expect(stack?.restarts).toBe(RESTARTS + INSTANCES);
  expect(stack?.crashes).toEqual([]);
  expect(result.violations).toEqual([]);
  expect(result.world.results.done).toBeGreaterThan(0);
});

it('a tab of the release before loads what it had not needed yet, and orders', ({ skip }) => {
  skip(!stack, WITHOUT_HAPROXY);
  expect(result.change.violations).toEqual([]);
  expect(result.change.files).toBeGreaterThan(0);
  expect(result.change.lateScripts).toBeGreaterThan(0);
});

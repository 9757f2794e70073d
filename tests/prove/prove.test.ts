import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHECKS } from '@/proofs/checks/all-checks';
import { runCartRace } from '@/proofs/race/cart-race';
import { runRace } from '@/proofs/race/race';
import { openAdmin, openCustomers, type Person } from '@/proofs/stack/people';
import { ProofStack } from '@/proofs/stack/proof-stack';
import { proveWalk, type WalkResult } from '@/proofs/walk/prove-walk';
import { inRoot } from '@/stack/paths';

/** A short run of `npm run prove`, with a stack of its own, since it kills it. */
const BUYERS = 60;
const UNITS = 20;

let dataDir: string;
let stack: ProofStack;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'forgeline-prove-'));
  const logFile = inRoot('test-results', 'prove.log');
  stack = await ProofStack.start({ dataDir, logFile, instances: 1, environment: process.env });
});

afterAll(async () => {
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('60 buyers for 20 units', () => {
  let admin: Person;
  let buyers: Person[];

  beforeAll(async () => {
    admin = await openAdmin(stack, 'race-admin');
    buyers = await openCustomers(stack, 'racer', BUYERS);
  });

  it.each([1, 2])(
    'sell exactly those, and every rejected order says what is left (seed %i)',
    async (seed) => {
      const result = await runRace({ stack, admin, buyers, units: UNITS, seed });
      expect(result.violations).toEqual([]);
      expect(result.unitsSold).toBe(UNITS);
    },
  );

  it.each([1, 2])(
    'of five tools each sell no cart by half, and keep the carts of those who lose (seed %i)',
    async (seed) => {
      const result = await runCartRace({ stack, admin, buyers, units: UNITS, seed });
      expect(result.violations).toEqual([]);
      expect(result.orders).toBeGreaterThan(0);
      expect(result.losers).toBeGreaterThan(0);
    },
  );
});

describe('a random walk with crashes', () => {
  let result: WalkResult;

  beforeAll(async () => {
    result = await proveWalk({ stack, seed: 1, operations: 300, crashes: 2, buyers: 12, clients: 12 });
  });

  it('really was one: orders in several states, and at least one kill', () => {
    expect(Object.keys(result.orders).length).toBeGreaterThan(2);
    expect(stack.kills.server + stack.kills.database).toBeGreaterThan(2);
    expect(stack.crashes).toEqual([]);
  });

  it.each(CHECKS.map(({ name }) => name))('keeps this invariant: %s', (name) => {
    expect(result.checks.find((check) => check.name === name)?.violations).toEqual([]);
  });

  it('violated nothing on the way either', () => {
    expect(result.violations).toEqual([]);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CartDocument } from '@/lib/server/platform/db/documents/carts-and-lists';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { StockLedgerDocument, ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { CHECKS } from '@/proofs/checks/all-checks';
import { runCartRace } from '@/proofs/race/cart-race';
import { openRacingCompany, type RacingCompany, runCompanyRace } from '@/proofs/race/company-race';
import { runRace } from '@/proofs/race/race';
import { chargeNothing } from '@/proofs/restore/sell-again';
import { openAdmin, openCustomers, type Person } from '@/proofs/stack/people';
import { ProofStack } from '@/proofs/stack/proof-stack';
import { addTool, patchCart, postCart } from '@/proofs/stack/shop';
import { waitUntil } from '@/proofs/stack/wait-until';
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
    '60 buyers for 20 units sell exactly those, and every rejected order names what is left (seed %i)',
    async (seed) => {
      const result = await runRace({ stack, admin, buyers, units: UNITS, seed });
      expect(result.violations).toEqual([]);
      expect(result.unitsSold).toBe(UNITS);
    },
  );

  it.each([1, 2])(
    '60 buyers for 20 units of five tools each sell no cart by half, and leave the carts of those who lose (seed %i)',
    async (seed) => {
      const result = await runCartRace({ stack, admin, buyers, units: UNITS, seed });
      expect(result.violations).toEqual([]);
      expect(result.orders).toBeGreaterThan(0);
      expect(result.losers).toBeGreaterThan(0);
    },
  );
});

describe('20 orders on account at once, while a server or the database is killed', () => {
  let company: RacingCompany;

  beforeAll(async () => {
    company = await openRacingCompany(stack, await openAdmin(stack, 'company-race-admin'));
  });

  it.each([1, 2])(
    '20 orders on account at once, while a server or the database is killed pass neither the credit limit nor the budget, each whole or absent (seed %i)',
    async (seed) => {
      const result = await runCompanyRace(company, seed);
      expect(result.violations).toEqual([]);
      expect(result.orders).toBeGreaterThan(0);
      expect(result.refused).toBeGreaterThan(0);
    },
  );
});

describe('a random walk with crashes', () => {
  let result: WalkResult;

  beforeAll(async () => {
    result = await proveWalk({ stack, seed: 1, operations: 300, crashes: 2, buyers: 12, clients: 12 });
  });

  it('a random walk with crashes really was one: orders in several states, and at least one kill', () => {
    expect(Object.keys(result.orders).length).toBeGreaterThan(2);
    expect(stack.kills.server + stack.kills.database).toBeGreaterThan(2);
    expect(stack.crashes).toEqual([]);
  });

  it.each(CHECKS.map(({ name }) => name))('a random walk with crashes holds this invariant: %s', (name) => {
    expect(result.checks.find((check) => check.name === name)?.violations).toEqual([]);
  });

  it('a random walk with crashes violated nothing on the way either', () => {
    expect(result.violations).toEqual([]);
  });
});

it.each([1, 2, 3])(
  'an order of a cart whose server is killed after the commit, before the answer arrives is the same order for the same key, once (round %i)',
  async (round) => {
    const admin = await openAdmin(stack, `cut-admin-${round}`);
    await chargeNothing(stack.url(0), admin);
    const [buyer] = (await openCustomers(stack, `cut-${round}-`, 1)) as [Person];
    const facts = { priceCents: 250, moq: 1, units: 20 };
    const tools = await Promise.all(
      ['A', 'B', 'C'].map((name) => addTool(stack.url(0), admin, { name: `Cut ${round} ${name}`, ...facts })),
    );
    const lines = tools.map(({ id: toolId }) => ({ toolId, quantity: 4 }));
    const ops = lines.map((line) => ({ op: 'add' as const, ...line }));
    const { body: cart } = await patchCart(stack.url(0), buyer, { ops, key: `cut-fill-${round}` });
    const request = { lines, version: cart.version, valueCents: 3_000, key: `cut-${round}` };
    const buyerId = new ObjectId(buyer.id);
    const orders = stack.db.collection<OrderDocument>('orders');
    // Its answer is never looked at: it is lost, whether the server came to send it or not.
    const answer = postCart(stack.url(0), buyer, request);
    await waitUntil('the order to be committed', async () => (await orders.countDocuments({ buyerId })) > 0);
    await stack.killServer(0);
    await answer;
    await stack.startServer(0);
    const again = await postCart(stack.url(0), buyer, request);
    const stored = await orders.find({ buyerId }).toArray();
    expect([again.status, again.body.insertedId]).toEqual([201, stored[0]?._id.toHexString()]);
    expect(stored).toHaveLength(1);
    const other = await postCart(stack.url(0), buyer, { ...request, valueCents: 2_999 });
    expect([other.status, other.body.code]).toEqual([409, 'idempotency-mismatch']);
    const ids = tools.map(({ id }) => new ObjectId(id));
    const left = await stack.db
      .collection<ToolDocument>('tools')
      .find({ _id: { $in: ids } })
      .toArray();
    expect(left.map(({ quantity, reserved }) => [quantity, reserved])).toEqual(tools.map(() => [16, 4]));
    const ledger = stack.db.collection<StockLedgerDocument>('stock_ledger');
    expect(await ledger.countDocuments({ orderId: stored[0]?._id })).toBe(3);
    const kept = await stack.db.collection<CartDocument>('carts').findOne({ _id: buyerId });
    expect(kept?.lines).toEqual([]);
  },
);

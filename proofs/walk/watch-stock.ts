import { setTimeout } from 'node:timers/promises';
import type { ClientSession } from 'mongodb';
import { groupBy } from '../checks/snapshot';
import { STOCK_CHECKS } from '../checks/stock-checks';
import type { ProofStack } from '../stack/proof-stack';

const EVERY_MS = 1_000;

export type StockWatch = { looks: number; violations: string[] };

async function look(stack: ProofStack, session: ClientSession): Promise<string[]> {
  const read = (name: string) => stack.db.collection(name).find({}, { session }).toArray();
  return session.withTransaction(
    async () => {
      const [tools, ledger] = [await read('tools'), await read('stock_ledger')];
      const [orders, shipments] = [await read('orders'), await read('shipments')];
      const snapshot = { tools, ledger, orders, shipments, offers: await read('offers') } as never;
      return STOCK_CHECKS.flatMap(({ name, violations }) =>
        violations(snapshot).map((violation) => `${name}, in passing: ${violation}`),
      );
    },
    { readConcern: { level: 'snapshot' } },
  );
}

/** One snapshot after another until `isOver`: the identities hold at every moment, not only when the store is idle. */
export async function watchStock(stack: ProofStack, isOver: () => boolean): Promise<StockWatch> {
  const watch: StockWatch = { looks: 0, violations: [] };
  while (!isOver()) {
    const session = stack.client.startSession();
    try {
      watch.violations.push(...(await look(stack, session)));
      watch.looks += 1;
    } catch (error) {
      // Nothing can be read while the database is down; any other error is a bug of this proof.
      if (!(error instanceof Error && error.name.startsWith('Mongo'))) throw error;
    } finally {
      await session.endSession();
    }
    await setTimeout(EVERY_MS);
  }
  return { looks: watch.looks, violations: [...groupBy(watch.violations, (line) => line).keys()] };
}

import { DirectTarget } from '#session/write-target';
import type { Collection } from './catalog/collection';
import type { IndexDefinition } from './catalog/index-definition';
import type { EngineParts } from './commands/engine-command';
import { planQuery } from './plan/planner';
import { runPlan } from './plan/run-plan';
import { SESSION_LIFETIME_MS, sweepSessionRecords } from './session/session-record';
import { HeldByTransaction } from './storage/held-by-transaction';
import type { StoredDocument } from './storage/view';
import { removeDocument } from './write/change-document';

const TICK_MS = 250;

const DELETES_PER_STEP = 500;

const SESSION_SWEEP_MS = 5 * 60 * 1000;

export class Expiry {
  private readonly timer: NodeJS.Timeout;
  private lastTtlPass = Number.NEGATIVE_INFINITY;
  private lastSessionSweep = performance.now();
  private pass: Promise<void> | undefined;

  constructor(
    private readonly parts: EngineParts,
    private readonly log: (line: string) => void,
  ) {
    this.timer = setInterval(() => this.tick(), TICK_MS);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.pass;
  }

  private tick(): void {
    const { parameters, sessions, snapshots, cursors } = this.parts;
    sessions.abortOlderThan(parameters.transactionLifetimeLimitSeconds * 1000);
    snapshots.releaseIdle(parameters.minSnapshotHistoryWindowInSeconds * 1000);
    cursors.killIdle(parameters.cursorTimeoutMillis);
    const isDue = performance.now() - this.lastTtlPass >= parameters.ttlMonitorSleepSecs * 1000;
    if (!isDue || this.pass) return;
    this.lastTtlPass = performance.now();
    this.pass = this.deleteExpired()
      .catch((error: unknown) => this.log(`expiry of documents failed: ${(error as Error).message}`))
      .finally(() => {
        this.pass = undefined;
      });
  }

  private async deleteExpired(): Promise<void> {
    if (performance.now() - this.lastSessionSweep > SESSION_SWEEP_MS) {
      this.lastSessionSweep = performance.now();
      const { store, writer } = this.parts;
      await writer.submit(() => sweepSessionRecords(store, Date.now() - SESSION_LIFETIME_MS));
      this.parts.sessions.removeUnrecorded();
    }
    for (const { namespace, indexes } of this.parts.catalog.list()) {
      for (const { name, expireAfterSeconds } of indexes) {
        if (expireAfterSeconds === undefined) continue;
        let hasMore = true;
        while (hasMore) hasMore = await this.deleteSome(namespace, name);
      }
    }
  }

  private async deleteSome(namespace: string, indexName: string): Promise<boolean> {
    const { writer, catalog } = this.parts;
    const deleted = await writer.submit(() => {
      const collection = catalog.get(namespace);
      const index = collection?.indexNamed(indexName);
      return collection && index?.expireAfterSeconds !== undefined
        ? this.deleteStep(collection, index, Date.now() - index.expireAfterSeconds * 1000)
        : 0;
    });
    return deleted === DELETES_PER_STEP;
  }

  /** Inside a write. Documents that a transaction is changing are left for the next pass. */
  private deleteStep(collection: Collection, index: IndexDefinition, limit: number): number {
    const { store, locks, catalog } = this.parts;
    const path = index.fields[0]?.path as string;
    const filter = { [path]: { $lte: new Date(limit) } };
    const plan = planQuery(collection, { filter, index });
    const found: StoredDocument[] = [];
    for (const stored of runPlan(store, plan)) {
      found.push(stored);
      if (found.length === DELETES_PER_STEP) break;
    }
    const target = new DirectTarget(store, locks, catalog);
    for (const stored of found) {
      try {
        removeDocument(target, collection, stored);
      } catch (error) {
        if (!(error instanceof HeldByTransaction)) throw error;
      }
    }
    return found.length;
  }
}

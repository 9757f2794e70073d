import 'server-only';
import cluster, { type Worker } from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { log } from '@/lib/server/platform/log';
import { isMeasuring } from '@/lib/server/platform/metrics/collectors';
import type { Metric } from '@/lib/server/platform/metrics/metric';
import { MetricsGatherer } from './gather-metrics';
import { type FromProcess, isOfGroup } from './messages';
import { type Member, Relay } from './relay';
import { crashesInARow, restartDelay } from './restart-delay';

/** A process ends by itself within 25 seconds (serving/drain.ts). */
const KILL_AFTER_MS = 25_500;

/** A place in the group, taken by one process after another. */
type Place = { number: number; worker: Worker | undefined; crashes: number; startedAt: number };

/**
 * Serves the store with this number of processes of this program, which share its port: this one passes connections and changes on
 * between them and starts one again that crashed, later each time it crashes at once. SIGTERM and SIGINT end all of them in
 * order. Ends with exit code 1 if a process cannot start at all.
 */
export function runGroup(size: number): void {
  const group = new Group(size);
  group.start();
  if (isMeasuring()) void serveMetricsOf(group);
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void group.stop().then((isInOrder) => process.exit(isInOrder ? 0 : 1));
    });
  }
}

async function serveMetricsOf(group: Group): Promise<void> {
  // Loaded where metrics are read: the head of a group needs little else.
  const { serveMetrics } = await import('@/lib/server/platform/metrics/serve-metrics');
  serveMetrics(() => group.metrics());
}

class Group {
  readonly #id = randomUUID();
  readonly #metrics = new MetricsGatherer();
  readonly #relay: Relay;
  readonly #places: Place[];
  #isStopping = false;
  #isInOrder = true;
  #isPrepared = false;

  constructor(size: number) {
    this.#relay = new Relay(size);
    this.#places = Array.from({ length: size }, (_, index) => ({
      number: index + 1,
      worker: undefined,
      crashes: 0,
      startedAt: 0,
    }));
  }

  start(): void {
    for (const place of this.#places) this.#fork(place);
  }

  metrics(): Promise<Metric[][]> {
    return this.#metrics.gather();
  }

  /** Tells every process to end, and waits. Returns whether all ended in order. */
  async stop(): Promise<boolean> {
    this.#isStopping = true;
    const workers = this.#places.flatMap(({ worker }) => worker ?? []);
    const ended = workers.map((worker) => new Promise((resolve) => worker.once('exit', resolve)));
    for (const worker of workers) worker.process.kill('SIGTERM');
    const late = setTimeout(() => {
      for (const worker of workers) worker.process.kill('SIGKILL');
    }, KILL_AFTER_MS);
    await Promise.all(ended);
    clearTimeout(late);
    return this.#isInOrder;
  }

  #fork(place: Place): void {
    const worker = cluster.fork({
      PROCESS_GROUP: this.#id,
      PROCESS_NUMBER: String(place.number),
      PROCESS_IS_REPLACEMENT: this.#isPrepared ? '1' : '0',
      PARENT_PIPE: '0',
      // Compression runs on several threads, and glibc would keep a heap for each: tens of megabytes.
      MALLOC_ARENA_MAX: '2',
    });
    Object.assign(place, { worker, startedAt: Date.now() });
    const member: Member = {
      send: (message) => {
        if (worker.isConnected()) worker.send(message, undefined, () => undefined);
      },
    };
    this.#relay.add(place.number, member);
    // Asked only once it says something: a process that starts is busy, and would hold up every scrape.
    worker.on('message', (message: unknown) => {
      if (!isOfGroup<FromProcess>(message)) return;
      if (message.group === 'metrics') return this.#metrics.receive(place.number, message);
      if (message.group === 'following') this.#metrics.add(place.number, member);
      if (message.group === 'prepared') this.#isPrepared = true;
      this.#relay.receive(place.number, message);
    });
    worker.once('exit', (code: number | null, signal: string | null) => this.#onExit(place, code, signal));
  }

  #onExit(place: Place, code: number | null, signal: string | null): void {
    const pid = place.worker?.process.pid;
    place.worker = undefined;
    this.#relay.remove(place.number);
    this.#metrics.remove(place.number);
    if (this.#isStopping) {
      // One that had not begun to serve has nothing to end, and dies of the signal.
      this.#isInOrder &&= code === 0 || signal === 'SIGTERM';
      return;
    }
    if (!this.#isPrepared && code === 1) {
      // None has started yet, and this one has said why it cannot: a setting, a migration, or the port.
      void this.stop().then(() => process.exit(1));
      return;
    }
    place.crashes = crashesInARow(place.crashes, Date.now() - place.startedAt);
    const delayMs = restartDelay(place.crashes);
    log().error({ pid, code, signal, delayMs }, 'a process of the store ended, and is started again');
    setTimeout(() => {
      if (!this.#isStopping) this.#fork(place);
    }, delayMs);
  }
}

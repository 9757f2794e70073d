import 'server-only';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge } from 'prom-client';
import { isDatabaseReady } from '@/lib/server/platform/db/reachable';
import { isReady } from '@/lib/server/platform/readiness';

const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;
/** The interval of the timer whose delay is measured, which it takes without any lag, too. */
const RESOLUTION_MS = 20;

function addGauge(name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    collect() {
      this.set(read());
    },
  });
}

/** In seconds, since the last scrape. */
function addLagGauge(name: string, help: string, read: (delay: IntervalHistogram) => number): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  addGauge(name, help, () => {
    const nanoseconds = delay.count > 0 ? read(delay) : 0;
    delay.reset();
    return Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MS / 1000);
  });
}

export function measureProcess(): void {
  addGauge('forgeline_processes', 'Processes that run: 1 from each.', () => 1);
  addGauge('forgeline_processes_ready', 'Processes that a load balancer should send requests to.', () =>
    isReady() ? 1 : 0,
  );
  addGauge('forgeline_processes_with_database', 'Processes that can write to the database.', () =>
    isDatabaseReady() ? 1 : 0,
  );
  addLagGauge(
    'forgeline_event_loop_lag_max_seconds',
    'Longest delay of the event loop since the last scrape.',
    (delay) => delay.max,
  );
  addLagGauge(
    'forgeline_event_loop_lag_p99_seconds',
    'Delay of the event loop that 99 of 100 measurements since the last scrape were below.',
    (delay) => delay.percentile(99),
  );
  new Counter({
    name: 'forgeline_cpu_seconds_total',
    help: 'Processor time of the process.',
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / MICROSECONDS);
    },
  });
  addGauge(
    'forgeline_resident_memory_bytes',
    'Memory that the process holds.',
    () => process.memoryUsage().rss,
  );
  addGauge(
    'forgeline_heap_used_bytes',
    'JavaScript heap in use, garbage included.',
    () => process.memoryUsage().heapUsed,
  );
}

import 'server-only';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isDatabaseReady } from '@/lib/server/platform/db/reachable';
import { isReady } from '@/lib/server/platform/readiness';
import { addProcessMetrics } from './collectors';
import { counter, gauge, type Metric } from './metric';

const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;
/** How often the loop is looked at: a timer of its own, which takes this long without any lag. */
const RESOLUTION_MS = 20;

/** Begins to measure this process: its event loop, memory and processor, and whether it is ready. */
export function measureProcess(): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const lagSeconds = (nanoseconds: number) =>
    Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MS / 1000) : 0;
  addProcessMetrics((): Metric[] => {
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const [longest, p99] = delay.count > 0 ? [delay.max, delay.percentile(99)] : [0, 0];
    delay.reset();
    return [
      gauge('forgeline_processes', 'Processes of this instance that gave their metrics.', [[{}, 1]]),
      gauge('forgeline_processes_ready', 'Processes that a load balancer should send requests to.', [
        [{}, isReady() ? 1 : 0],
      ]),
      gauge('forgeline_processes_with_database', 'Processes that can write to the database.', [
        [{}, isDatabaseReady() ? 1 : 0],
      ]),
      gauge(
        'forgeline_event_loop_lag_max_seconds',
        'Longest delay of the event loop since the last scrape, of the slowest process.',
        [[{}, lagSeconds(longest)]],
        { aggregator: 'max' },
      ),
      gauge(
        'forgeline_event_loop_lag_p99_seconds',
        'Delay of the event loop that 99 of 100 looks since the last scrape were below, of the slowest process.',
        [[{}, lagSeconds(p99)]],
        { aggregator: 'max' },
      ),
      counter('forgeline_cpu_seconds_total', 'Processor time of the processes now running.', [
        [{}, (user + system) / MICROSECONDS],
      ]),
      gauge('forgeline_resident_memory_bytes', 'Memory that the processes hold.', [[{}, rss]]),
      gauge('forgeline_heap_used_bytes', 'JavaScript heap in use, garbage included.', [[{}, heapUsed]]),
    ];
  });
}

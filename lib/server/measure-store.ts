import 'server-only';
import { orderMetrics } from './commerce/orders/order-metrics';
import { paymentMetrics } from './commerce/payments/payment-metrics';
import { auditMetrics } from './platform/audit-log/audit-metrics';
import { isDatabaseReady } from './platform/db/reachable';
import { jobMetrics } from './platform/jobs/job-metrics';
import { mailMetrics } from './platform/mail/mail-metrics';
import { atMostEvery } from './platform/metrics/at-most-every';
import { addInstanceMetrics, collectMetrics, isMeasuring } from './platform/metrics/collectors';
import { gauge, type Metric } from './platform/metrics/metric';
import { measureProcess } from './platform/metrics/process-metrics';
import { reportMetrics } from './platform/process-group/report-metrics';
import { groupId } from './platform/process-group/siblings';

const FIGURES_MAX_AGE_MS = 15_000;

/** Reads what the database says of the shop. */
async function readFigures(): Promise<Metric[]> {
  const now = new Date();
  const figures = await Promise.all([
    orderMetrics(),
    paymentMetrics(),
    mailMetrics(now),
    jobMetrics(),
    auditMetrics(),
  ]);
  const readAt = gauge(
    'forgeline_figures_read_timestamp_seconds',
    'When the figures from the database were read.',
    [[{}, now.getTime() / 1000]],
  );
  return [...figures.flat(), readAt];
}

/**
 * Begins to measure this process and the shop, if METRICS_PORT is set: serves the metrics, or in a group of processes hands
 * them to its head. Figures from the database are read when someone asks, by one process, at most every
 * fifteen seconds, and left out while the database is away.
 */
export async function measureStore(): Promise<void> {
  if (!isMeasuring()) return;
  measureProcess();
  const figures = atMostEvery(FIGURES_MAX_AGE_MS, readFigures);
  addInstanceMetrics(async () => (isDatabaseReady() ? figures() : []));
  reportMetrics();
  if (groupId() !== undefined) return;
  const { serveMetrics } = await import('./platform/metrics/serve-metrics');
  serveMetrics(async () => [await collectMetrics({ ofInstance: true })]);
}

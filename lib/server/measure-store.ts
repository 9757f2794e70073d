import 'server-only';
import { Gauge, Registry, register } from 'prom-client';
import { addRequisitionMetrics } from './commerce/approvals/requisition-metrics';
import { addCompanyMetrics } from './commerce/companies/company-metrics';
import { addOrderMetrics } from './commerce/orders/read/order-metrics';
import { addPaymentMetrics } from './commerce/payments/payment-metrics';
import { addReceivableMetrics } from './commerce/receivables/receivable-metrics';
import { addReturnMetrics } from './commerce/returns/return-metrics';
import { addStockMetrics } from './commerce/tools/stock/stock-metrics';
import { addEndpointMetrics } from './integrations/endpoints/endpoint-metrics';
import { isDatabaseReady } from './platform/db/reachable';
import { log } from './platform/log';
import { measureProcess } from './platform/metrics/process-metrics';
import { atMostEvery, serveMetrics } from './platform/metrics/serve-metrics';
import { addAuditMetrics, addJobMetrics, addMailMetrics } from './platform/metrics/stored-figures';

const FIGURES_MAX_AGE_MS = 15_000;

async function readFigures(): Promise<string> {
  const now = new Date();
  const figures = new Registry();
  await Promise.all([
    addOrderMetrics(figures, now),
    addPaymentMetrics(figures),
    addReturnMetrics(figures),
    addStockMetrics(figures),
    addCompanyMetrics(figures),
    addReceivableMetrics(figures, now),
    addRequisitionMetrics(figures, now),
    addMailMetrics(figures, now),
    addEndpointMetrics(figures),
    addJobMetrics(figures),
    addAuditMetrics(figures),
  ]);
  new Gauge({
    name: 'forgeline_figures_read_timestamp_seconds',
    help: 'When the figures from the database were read.',
    registers: [figures],
  }).set(now.getTime() / 1000);
  return figures.metrics();
}

/** Figures are read at a scrape, at most every fifteen seconds, and left out while the database is away. */
export function measureStore(): void {
  measureProcess();
  const figures = atMostEvery(FIGURES_MAX_AGE_MS, readFigures);
  serveMetrics(async () => {
    if (!isDatabaseReady()) return register.metrics();
    const ofShop = figures().catch((error: unknown) => {
      log().warn({ error }, 'figures for metrics could not be read');
      return '';
    });
    return `${await register.metrics()}${await ofShop}`;
  });
}

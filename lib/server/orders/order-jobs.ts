import 'server-only';
import { startJob } from '@/lib/server/jobs/start-job';
import { expireUnpaidOrders } from './expire-unpaid-orders';

const EXPIRY_EVERY_MS = 30_000;
const LEASE_MS = 120_000;

/** Starts the background work of orders: releasing unpaid ones in time. */
export function startOrderJobs(): { stop: () => void } {
  return startJob({
    name: 'expire-unpaid-orders',
    everyMs: EXPIRY_EVERY_MS,
    leaseMs: LEASE_MS,
    run: () => expireUnpaidOrders(),
  });
}

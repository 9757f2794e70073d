import 'server-only';
import { gauge, type Metric } from '@/lib/server/platform/metrics/metric';
import { countByState } from './order-counts.repository';

/** Returns how many orders are in each state, as metrics. */
export async function orderMetrics(): Promise<Metric[]> {
  const counts = await countByState();
  return [
    gauge(
      'forgeline_orders',
      'Orders, by state.',
      counts.map(([state, count]) => [{ state }, count]),
    ),
  ];
}

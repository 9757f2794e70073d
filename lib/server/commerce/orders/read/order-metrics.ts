import 'server-only';
import { Gauge, type Registry } from 'prom-client';
import { countByState } from './order-figures.repository';

export async function addOrderMetrics(registry: Registry): Promise<void> {
  const orders = new Gauge({
    name: 'forgeline_orders',
    help: 'Orders, by state.',
    labelNames: ['state'],
    registers: [registry],
  });
  for (const [state, count] of await countByState()) orders.set({ state }, count);
}

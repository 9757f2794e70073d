import 'server-only';
import { Gauge, type Registry } from 'prom-client';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { countUnitsPastPromise } from '../promises.repository';
import { countByState } from './order-figures.repository';

export async function addOrderMetrics(registry: Registry, now: Date): Promise<void> {
  const orders = new Gauge({
    name: 'forgeline_orders',
    help: 'Orders, by state.',
    labelNames: ['state'],
    registers: [registry],
  });
  new Gauge({
    name: 'forgeline_units_past_promise',
    help: 'Open units of paid orders and of orders on account past the day they are promised for.',
    registers: [registry],
  }).set(await countUnitsPastPromise(shopDay(now)));
  for (const [state, count] of await countByState()) orders.set({ state }, count);
}

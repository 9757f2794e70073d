import 'server-only';
import { Gauge, type Registry } from 'prom-client';
import { RETURN_STATES } from '@/lib/shared/shipments/shipment.schema';
import { countReturns } from './returns.repository';

export async function addReturnMetrics(registry: Registry): Promise<void> {
  const returns = new Gauge({
    name: 'forgeline_returns',
    help: 'Returns, by state.',
    labelNames: ['state'],
    registers: [registry],
  });
  for (const state of RETURN_STATES) returns.set({ state }, await countReturns({ states: [state] }));
}

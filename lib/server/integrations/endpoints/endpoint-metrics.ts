import 'server-only';
import { Gauge, type Registry } from 'prom-client';
import { countDeliveries } from './deliveries.repository';
import { countDisabled } from './endpoints.repository';

export async function addEndpointMetrics(registry: Registry): Promise<void> {
  const [counts, disabled] = await Promise.all([countDeliveries(), countDisabled()]);
  const deliveries = new Gauge({
    name: 'forgeline_webhook_deliveries',
    help: 'Deliveries of events that wait, are held for a disabled endpoint, or were given up in the last 90 days.',
    labelNames: ['state'],
    registers: [registry],
  });
  for (const [state, count] of Object.entries(counts)) deliveries.set({ state }, count);
  new Gauge({
    name: 'forgeline_webhook_endpoints_disabled',
    help: 'Endpoints of webhooks that are disabled.',
    registers: [registry],
  }).set(disabled);
}

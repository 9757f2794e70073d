import 'server-only';
import { Gauge, type Registry } from 'prom-client';
import { countRequisitions } from './requisitions.repository';

export async function addRequisitionMetrics(registry: Registry, now: Date): Promise<void> {
  new Gauge({
    name: 'forgeline_requisitions_open',
    help: 'Requisitions that await approval.',
    registers: [registry],
  }).set(await countRequisitions({ state: 'submitted', expires: { after: now } }));
}

import 'server-only';
import { Gauge, type Registry } from 'prom-client';
import { countPending } from './audit-log.repository';
import { readUnsealed } from './read-unsealed';

export async function addAuditMetrics(registry: Registry): Promise<void> {
  const [pending, { isolated, unknownKey }] = await Promise.all([countPending(), readUnsealed()]);
  const unsealed = new Gauge({
    name: 'forgeline_audit_events_unsealed',
    help: 'Audit events outside the chain: pending (about to be sealed), isolated, or of an unknown key.',
    labelNames: ['reason'],
    registers: [registry],
  });
  unsealed.set({ reason: 'pending' }, Math.max(0, pending - unknownKey));
  unsealed.set({ reason: 'isolated' }, isolated);
  unsealed.set({ reason: 'unknown-key' }, unknownKey);
}

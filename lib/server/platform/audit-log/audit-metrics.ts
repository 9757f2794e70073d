import 'server-only';
import { gauge, type Metric } from '@/lib/server/platform/metrics/metric';
import { countPending } from './audit-log.repository';
import { readUnsealed } from './read-unsealed';

/** Returns how many events of the audit log have no place in its chain, as metrics. */
export async function auditMetrics(): Promise<Metric[]> {
  const [pending, { isolated, unknownKey }] = await Promise.all([countPending(), readUnsealed()]);
  return [
    gauge(
      'forgeline_audit_events_unsealed',
      'Audit events outside the chain: pending (about to be sealed), isolated, or of an unknown key.',
      [
        [{ reason: 'pending' }, Math.max(0, pending - unknownKey)],
        [{ reason: 'isolated' }, isolated],
        [{ reason: 'unknown-key' }, unknownKey],
      ],
    ),
  ];
}

import 'server-only';
import { gauge, type Metric } from '@/lib/server/platform/metrics/metric';
import { countOutbox } from './outbox-counts.repository';

/** Returns the length and the age of the outbox at `now` as metrics. */
export async function mailMetrics(now: Date): Promise<Metric[]> {
  const { waiting, held, failed, oldestWaitingAt } = await countOutbox();
  const ageMs = oldestWaitingAt ? now.getTime() - oldestWaitingAt.getTime() : 0;
  return [
    gauge('forgeline_outbox_mails', 'Mails that wait, are held for a digest, or were given up.', [
      [{ state: 'waiting' }, waiting],
      [{ state: 'held' }, held],
      [{ state: 'failed' }, failed],
    ]),
    gauge('forgeline_outbox_oldest_seconds', 'Age of the oldest mail that waits to be sent.', [
      [{}, Math.max(0, ageMs / 1000)],
    ]),
  ];
}

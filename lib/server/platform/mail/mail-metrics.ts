import 'server-only';
import { Gauge, type Registry } from 'prom-client';
import { countMails } from './outbox.repository';

export async function addMailMetrics(registry: Registry, now: Date): Promise<void> {
  const { oldestWaitingAt, ...counts } = await countMails();
  const mails = new Gauge({
    name: 'forgeline_outbox_mails',
    help: 'Mails that wait, are held for a digest, or were given up.',
    labelNames: ['state'],
    registers: [registry],
  });
  for (const [state, count] of Object.entries(counts)) mails.set({ state }, count);
  new Gauge({
    name: 'forgeline_outbox_oldest_seconds',
    help: 'Age of the oldest mail that waits to be sent.',
    registers: [registry],
  }).set(oldestWaitingAt ? Math.max(0, (now.getTime() - oldestWaitingAt.getTime()) / 1000) : 0);
}

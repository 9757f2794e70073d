import 'server-only';
import cluster from 'node:cluster';
import { collectMetrics } from '@/lib/server/platform/metrics/collectors';
import { type FromProcess, isOfGroup, type ToProcess } from './messages';

/** From now on sends the metrics of this process to the head of its group whenever that asks. */
export function reportMetrics(): void {
  if (!cluster.isWorker) return;
  process.on('message', (message) => {
    if (!isOfGroup<ToProcess>(message) || message.group !== 'metrics') return;
    const { id, ofInstance } = message;
    void collectMetrics({ ofInstance }).then((metrics) => {
      const reply: FromProcess = { group: 'metrics', id, metrics };
      // Without the primary this process ends anyway.
      if (process.connected) process.send?.(reply, undefined, undefined, () => undefined);
    });
  });
}

import type { ObjectId } from 'mongodb';
import { openDatabase } from '@/lib/server/platform/db/client';
import { withLease } from '@/lib/server/platform/db/one-at-a-time';
import { isDatabaseReady } from '@/lib/server/platform/db/reachable';
import { log } from '@/lib/server/platform/log';
import { leaseDue } from '@/lib/server/platform/outbox/outbox-of';
import { createSenders, onKick, type Senders } from '@/lib/server/platform/outbox/senders';
import { attemptDelivery } from './attempt-delivery';
import { hasDue } from './deliveries.repository';
import { findEnabledIds } from './endpoints.repository';

const POLL_MS = 1_000;
const AT_ONCE = 4;
/** Longer than an attempt takes; one whose sender died is sent again after this. */
const LEASE_MS = 60_000;

/**
 * Sends what is due to each endpoint, every second and whenever this process has queued something. A process serves an endpoint as
 * long as something is due, so that receivers get four requests at once at most from any number of processes.
 */
export function startWebhookDispatcher(): { stop: () => Promise<void> } {
  /** Null until this process has the lease of the endpoint. */
  const served = new Map<string, Senders | null>();
  const serving = new Set<Promise<void>>();
  let stopped = false;

  async function serve(id: ObjectId): Promise<void> {
    const key = id.toHexString();
    served.set(key, null);
    const senders = createSenders(AT_ONCE, async () => {
      const due = { now: new Date(), leaseMs: LEASE_MS };
      const delivery = await leaseDue('webhook', { endpointId: id }, due);
      return delivery && (() => attemptDelivery(delivery));
    });
    try {
      const lease = { name: `webhook-endpoint ${key}`, leaseMs: LEASE_MS };
      await withLease(await openDatabase(), lease, async (lost) => {
        lost.addEventListener('abort', senders.stop);
        served.set(key, senders);
        if (stopped) senders.stop();
        senders.look();
        while (senders.count() > 0) await senders.ended();
        served.delete(key);
      });
    } finally {
      served.delete(key);
    }
  }

  async function look(): Promise<void> {
    if (stopped || !isDatabaseReady()) return;
    for (const id of await findEnabledIds()) {
      const key = id.toHexString();
      if (served.has(key)) served.get(key)?.look();
      else if ((await hasDue(id, new Date())) && !served.has(key)) {
        const work = serve(id)
          .catch(warn)
          .finally(() => serving.delete(work));
        serving.add(work);
      }
    }
  }

  const warn = (error: unknown) => log().warn({ error }, 'webhooks could not be sent');
  const wake = () => void look().catch(warn);
  const timer = setInterval(wake, POLL_MS);
  timer.unref();
  const forget = onKick('webhook', wake);

  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      forget();
      for (const senders of served.values()) senders?.stop();
      await Promise.all(serving);
    },
  };
}

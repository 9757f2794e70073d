import { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { attemptDelivery } from '@/lib/server/integrations/endpoints/attempt-delivery';
import { createEndpoint } from '@/lib/server/integrations/endpoints/manage-endpoints';
import { queueEvents } from '@/lib/server/integrations/endpoints/queue-events';
import { recordAuditEvent } from '@/lib/server/platform/audit-log/record-audit-event';
import { sealAuditLog } from '@/lib/server/platform/audit-log/seal-audit-log';
import { collection } from '@/lib/server/platform/db/collections';
import type { OutboxWebhook } from '@/lib/server/platform/db/documents/integrations';
import { leaseDue, outboxOf } from '@/lib/server/platform/outbox/outbox-of';

export const admin = {
  userId: new ObjectId(),
  role: 'admin',
  email: 'admin@example.com',
} as unknown as Actor;

export const HOUR_MS = 3_600_000;
export const NOW = new Date('2026-11-29T08:00:00Z');
export const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);

export async function clear(): Promise<void> {
  for (const name of ['outbox', 'webhook_endpoints'] as const) await (await collection(name)).deleteMany({});
}

export async function addEndpoint(url: string, types: ('*' | 'order.paid' | 'tool.edited')[] = ['*']) {
  const { insertedId, secret } = await createEndpoint(admin, { name: 'ERP', url, types }, NOW);
  return { id: insertedId, secret };
}

/** Something happens to a subject, of which programs hear. */
export async function happen(action: 'order.paid' | 'tool.edited' = 'order.paid'): Promise<void> {
  const kind = action === 'order.paid' ? 'order' : 'tool';
  const subject = { kind, id: new ObjectId(), label: 'FL-1' } as const;
  await recordAuditEvent({ action, actor: 'system', subject, after: { state: 'paid' } });
  await sealAuditLog();
}

export async function deliveries(): Promise<OutboxWebhook[]> {
  return (await outboxOf('webhook')).find({ kind: 'webhook' }, { sort: { createdAt: 1, _id: 1 } }).toArray();
}

/** What a dispatcher does at that moment, with everything that is due. Returns how many there were. */
export async function sendDue(now: Date): Promise<number> {
  for (let sent = 0; ; sent += 1) {
    const due = await leaseDue('webhook', {}, { now, leaseMs: 60_000 });
    if (!due) return sent;
    await attemptDelivery(due, { now: () => now });
  }
}

export async function queueAndSend(now: Date): Promise<number> {
  await queueEvents(now);
  return sendDue(now);
}

export async function mails(): Promise<string[]> {
  const found = await (await outboxOf('mail'))
    .find({ kind: 'mail' }, { sort: { createdAt: 1, _id: 1 } })
    .toArray();
  return found.map(({ subject }) => subject);
}

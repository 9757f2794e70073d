import type { Collection, Filter, MatchKeysAndValues, UpdateFilter } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { OutboxWebhook } from '@/lib/server/platform/db/documents/integrations';
import type { OutboxMail } from '@/lib/server/platform/db/documents/mail';

type OutboxKinds = { mail: OutboxMail; webhook: OutboxWebhook };
export type OutboxKind = keyof OutboxKinds;

/** The outbox, of which the caller selects documents of this kind alone. */
export async function outboxOf<Kind extends OutboxKind>(_kind: Kind): Promise<Collection<OutboxKinds[Kind]>> {
  return (await collection('outbox')) as unknown as Collection<OutboxKinds[Kind]>;
}

/**
 * The one due longest, or null. Leased for `leaseMs`, so that one whose sender died is sent again; `attempts` of what is
 * returned names the lease (`leased`).
 */
export async function leaseDue<Kind extends OutboxKind>(
  kind: Kind,
  of: MatchKeysAndValues<OutboxKinds[Kind]>,
  { now, leaseMs }: { now: Date; leaseMs: number },
): Promise<OutboxKinds[Kind] | null> {
  type Item = OutboxKinds[Kind];
  const due = { kind, state: 'waiting', ...of, nextAttemptAt: { $lte: now } } as unknown as Filter<Item>;
  const lease = {
    $set: { nextAttemptAt: new Date(now.getTime() + leaseMs) },
    $inc: { attempts: 1 },
  } as unknown as UpdateFilter<Item>;
  const outbox = await outboxOf(kind);
  const found = await outbox.findOneAndUpdate(due, lease, {
    sort: { nextAttemptAt: 1 },
    returnDocument: 'after',
  });
  return found as Item | null;
}

/** Selects what was leased, unless its lease has passed to another process or it is no longer to be sent. */
export const leased = ({ _id, attempts }: Pick<OutboxMail | OutboxWebhook, '_id' | 'attempts'>) =>
  ({ _id, state: 'waiting', attempts }) as const;

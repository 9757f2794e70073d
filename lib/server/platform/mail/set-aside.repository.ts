import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { OutboxDocument } from '@/lib/server/platform/db/documents/mail';

/** Mails that a restore set aside, by the step they report: `order-paid`. */
export type SetAside = { step: string; count: number; oldest: Date };

/** Counts the mails that were set aside. */
export async function countSetAside(): Promise<SetAside[]> {
  const outbox = await collection('outbox');
  return outbox
    .aggregate<SetAside>([
      { $match: { state: 'set-aside' } },
      {
        $group: {
          _id: { $arrayElemAt: [{ $split: ['$key', ':'] }, 0] },
          count: { $sum: 1 },
          oldest: { $min: '$createdAt' },
        },
      },
      { $project: { _id: 0, step: '$_id', count: 1, oldest: 1 } },
      { $sort: { step: 1 } },
    ])
    .toArray();
}

/** Returns how many mails are set aside. */
export async function countAllSetAside(): Promise<number> {
  return (await collection('outbox')).countDocuments({ state: 'set-aside' });
}

/** Returns mails that were set aside, oldest first. */
export async function findSetAside({
  skip,
  limit,
}: {
  skip: number;
  limit: number;
}): Promise<OutboxDocument[]> {
  return (await collection('outbox'))
    .find({ state: 'set-aside' }, { sort: { createdAt: 1, _id: 1 }, skip, limit })
    .toArray();
}

/** Returns those of the mails that are set aside still. */
export async function findSetAsideOf(
  ids: readonly ObjectId[],
  session: ClientSession,
): Promise<OutboxDocument[]> {
  return (await collection('outbox'))
    .find({ _id: { $in: [...ids] }, state: 'set-aside' }, { session })
    .toArray();
}

/** Which of the mails that were set aside. */
type Chosen = { ids: readonly ObjectId[]; now: Date; session: ClientSession };

const chosen = (ids: readonly ObjectId[]) => ({ _id: { $in: [...ids] }, state: 'set-aside' as const });

/** Queues mails that were set aside. */
export async function sendSetAside({ ids, now, session }: Chosen): Promise<void> {
  await (await collection('outbox')).updateMany(
    chosen(ids),
    { $set: { state: 'waiting', nextAttemptAt: now } },
    { session },
  );
}

/** Gives up mails that were set aside; their texts are deleted. */
export async function discardSetAside({ ids, now, session }: Chosen): Promise<void> {
  await (await collection('outbox')).updateMany(
    chosen(ids),
    {
      $set: {
        state: 'failed',
        failedAt: now,
        lastError: 'discarded after a backup was restored',
        text: '',
        html: '',
      },
      $unset: { unsubscribeUrl: '', replyTo: '', digest: '' },
    },
    { session },
  );
}

import 'server-only';
import { collection } from '@/lib/server/platform/db/collections';

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

/** Queues all mails that were set aside. Returns how many. */
export async function sendSetAside(now: Date = new Date()): Promise<number> {
  const { modifiedCount } = await (await collection('outbox')).updateMany(
    { state: 'set-aside' },
    { $set: { state: 'waiting', nextAttemptAt: now } },
  );
  return modifiedCount;
}

/** Gives up all mails that were set aside; their texts are deleted. Returns how many. */
export async function discardSetAside(now: Date = new Date()): Promise<number> {
  const { modifiedCount } = await (await collection('outbox')).updateMany(
    { state: 'set-aside' },
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
  );
  return modifiedCount;
}

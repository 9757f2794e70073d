import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { OutboxMail } from '@/lib/server/platform/db/documents/mail';

export type SetAsideCount = { step: string; count: number; oldest: Date };

export async function countSetAside(): Promise<SetAsideCount[]> {
  const outbox = await collection('outbox');
  return outbox
    .aggregate<SetAsideCount>([
      { $match: { kind: 'mail', state: 'set-aside' } },
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

export type SetAsideMail = Pick<OutboxMail, '_id' | 'key' | 'to' | 'subject' | 'createdAt'>;

export async function findSetAside({
  ids,
  limit,
  session,
}: {
  ids?: readonly ObjectId[];
  limit?: number;
  session?: ClientSession;
} = {}): Promise<SetAsideMail[]> {
  return (await collection('outbox'))
    .find<SetAsideMail>(
      { kind: 'mail', state: 'set-aside', ...(ids && { _id: { $in: [...ids] } }) },
      {
        sort: { createdAt: 1, _id: 1 },
        projection: { key: 1, to: 1, subject: 1, createdAt: 1 },
        limit,
        session,
      },
    )
    .toArray();
}

/** The rest of the key may be the hash of a link. */
export function stepOf({ key }: Pick<SetAsideMail, 'key'>): string {
  return key.split(':', 1)[0] ?? '';
}

type Chosen = { ids: readonly ObjectId[]; now: Date; session: ClientSession };

const chosen = (ids: readonly ObjectId[]) => ({ _id: { $in: [...ids] }, state: 'set-aside' as const });

export async function sendSetAside({ ids, now, session }: Chosen): Promise<void> {
  await (await collection('outbox')).updateMany(
    chosen(ids),
    { $set: { state: 'waiting', nextAttemptAt: now } },
    { session },
  );
}

/** Their texts are deleted. */
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

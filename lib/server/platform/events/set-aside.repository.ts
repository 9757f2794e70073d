import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { OutboxMail } from '@/lib/server/platform/db/documents/mail';

/** Mails that a restore set aside, by the step they report: `order-paid`. */
export type SetAsideCount = { step: string; count: number; oldest: Date };

/** Counts the mails that were set aside. */
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

/** A mail that was set aside, without its text. */
export type SetAsideMail = Pick<OutboxMail, '_id' | 'key' | 'to' | 'subject' | 'createdAt'>;

/** Returns the mails that are set aside, or those of `ids` that are, oldest first. */
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

/** Returns the step that a mail reports; the rest of its key may be the hash of a link. */
export function stepOf({ key }: Pick<SetAsideMail, 'key'>): string {
  return key.split(':', 1)[0] ?? '';
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

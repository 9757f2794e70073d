import 'server-only';
import { collection } from '@/lib/server/platform/db/collections';

export type MailCounts = {
  waiting: number;
  held: number;
  /** Given up in the last 90 days. */
  failed: number;
  /** When the oldest mail was written that waits to be sent; null if none does. */
  oldestWaitingAt: Date | null;
};

/** Returns how many mails are to be sent, and since when. */
export async function countMails(): Promise<MailCounts> {
  const outbox = await collection('outbox');
  const count = (state: 'waiting' | 'held' | 'failed') => outbox.countDocuments({ kind: 'mail', state });
  const [waiting, held, failed, oldest] = await Promise.all([
    count('waiting'),
    count('held'),
    count('failed'),
    outbox.findOne(
      { kind: 'mail', state: 'waiting' },
      { sort: { createdAt: 1 }, projection: { createdAt: 1 } },
    ),
  ]);
  return { waiting, held, failed, oldestWaitingAt: oldest?.createdAt ?? null };
}

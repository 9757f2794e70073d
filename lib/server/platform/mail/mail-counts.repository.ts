import 'server-only';
import { createHash } from 'node:crypto';
import { collection } from '@/lib/server/platform/db/collections';
import { isDuplicateKey } from '@/lib/server/platform/db/database-errors';

/** Without the address in clear, since it need not be readable. */
export function mailCountId(kind: string, to: string, hourEndsAt: Date): string {
  const recipient = createHash('sha256').update(to).digest('base64url');
  return `${kind} ${recipient} ${hourEndsAt.toISOString()}`;
}

/** Returns how many there were. Atomic. */
export async function countMail(kind: string, to: string, hourEndsAt: Date): Promise<number> {
  const counts = await collection('mail_counts');
  const _id = mailCountId(kind, to, hourEndsAt);
  for (;;) {
    try {
      const counted = await counts.findOneAndUpdate(
        { _id },
        { $inc: { count: 1 }, $setOnInsert: { hourEndsAt } },
        { upsert: true, returnDocument: 'after' },
      );
      if (counted) return counted.count;
    } catch (error) {
      // Another process began the same hour at the same time.
      if (!isDuplicateKey(error)) throw error;
    }
  }
}

import { collection } from '@/lib/server/platform/db/collections';
import { isDuplicateKey } from '@/lib/server/platform/db/database-errors';
import type { RateLimitDocument } from '@/lib/server/platform/db/documents/coordination';

/** Atomic across instances: of two that open a window at once, one fails on the `_id` and counts into the other's. */
export async function countInWindow(key: string, windowMs: number, now: Date): Promise<RateLimitDocument> {
  const limits = await collection('rate_limits');
  for (;;) {
    const open = await limits.findOneAndUpdate(
      { _id: key, windowEndsAt: { $gt: now } },
      { $inc: { count: 1 } },
      { returnDocument: 'after' },
    );
    if (open) return open;
    try {
      const opened = await limits.findOneAndUpdate(
        { _id: key, windowEndsAt: { $lte: now } },
        { $set: { count: 1, windowEndsAt: new Date(now.getTime() + windowMs) } },
        { upsert: true, returnDocument: 'after' },
      );
      if (opened) return opened;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
}

export async function findWindow(key: string): Promise<RateLimitDocument | null> {
  return (await collection('rate_limits')).findOne({ _id: key });
}

/** Returns the times of the last `limit` failures, oldest first. */
export async function recordFailure(
  key: string,
  limit: number,
  windowMs: number,
  now: Date,
): Promise<readonly Date[]> {
  const limits = await collection('rate_limits');
  const update = {
    $push: { failures: { $each: [now], $slice: -limit } },
    $inc: { count: 1 },
    $set: { windowEndsAt: new Date(now.getTime() + windowMs) },
  };
  const options = { upsert: true, returnDocument: 'after' } as const;
  const recorded = await limits.findOneAndUpdate({ _id: key }, update, options).catch((error: unknown) => {
    if (isDuplicateKey(error)) return limits.findOneAndUpdate({ _id: key }, update, options);
    throw error;
  });
  return recorded?.failures ?? [];
}

/** Returns whether it was not blocked before: true for one of several concurrent calls. */
export async function blockUntil(key: string, until: Date, now: Date): Promise<boolean> {
  const limits = await collection('rate_limits');
  const { modifiedCount } = await limits.updateOne(
    { _id: key, $or: [{ blockedUntil: { $exists: false } }, { blockedUntil: { $lte: now } }] },
    { $set: { blockedUntil: until }, $max: { windowEndsAt: until } },
  );
  return modifiedCount === 1;
}

export async function deleteWindow(key: string): Promise<void> {
  await (await collection('rate_limits')).deleteOne({ _id: key });
}

export async function resetUnlessBlocked(key: string, now: Date): Promise<void> {
  const limits = await collection('rate_limits');
  await limits.deleteOne({
    _id: key,
    $or: [{ blockedUntil: { $exists: false } }, { blockedUntil: { $lte: now } }],
  });
}

import 'server-only';
import { collection } from '@/lib/server/platform/db/collections';
import type { RateLimitDocument } from '@/lib/server/platform/db/documents/coordination';
import { isDuplicateKey } from '@/lib/server/platform/db/duplicate-key';

/**
 * Adds one to the window of `key`, or opens a new window if the last one is over. Atomic across
 * instances: of two that open a window at once, one loses on the `_id` and counts into the other's.
 */
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

/** Returns the window of `key`, open or not. */
export async function findWindow(key: string): Promise<RateLimitDocument | null> {
  return (await collection('rate_limits')).findOne({ _id: key });
}

/** Records a failure of `key`, keeping the times of the last `keep`; returns them, oldest first. */
export async function recordFailure(
  key: string,
  keep: number,
  windowMs: number,
  now: Date,
): Promise<readonly Date[]> {
  const limits = await collection('rate_limits');
  const update = {
    $push: { failures: { $each: [now], $slice: -keep } },
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

/**
 * Blocks `key` until the given time; returns whether it was not blocked before. Of several concurrent calls one returns
 * true.
 */
export async function blockUntil(key: string, until: Date, now: Date): Promise<boolean> {
  const limits = await collection('rate_limits');
  const { modifiedCount } = await limits.updateOne(
    { _id: key, $or: [{ blockedUntil: { $exists: false } }, { blockedUntil: { $lte: now } }] },
    { $set: { blockedUntil: until }, $max: { windowEndsAt: until } },
  );
  return modifiedCount === 1;
}

/** Deletes what was counted for `key`, including a block. */
export async function deleteWindow(key: string): Promise<void> {
  await (await collection('rate_limits')).deleteOne({ _id: key });
}

/** Deletes the failures of `key` unless it is blocked. */
export async function resetUnlessBlocked(key: string, now: Date): Promise<void> {
  const limits = await collection('rate_limits');
  await limits.deleteOne({
    _id: key,
    $or: [{ blockedUntil: { $exists: false } }, { blockedUntil: { $lte: now } }],
  });
}

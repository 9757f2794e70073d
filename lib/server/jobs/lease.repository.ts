import 'server-only';
import { collection } from '@/lib/server/db/collections';
import { isDuplicateKey } from '@/lib/server/db/duplicate-key';

/**
 * Takes or extends the lease of a job until `until`. False while someone else holds it: the upsert then runs into the
 * holder's `_id`.
 */
export async function takeLease(job: string, holder: string, now: Date, until: Date): Promise<boolean> {
  const leases = await collection('leases');
  try {
    await leases.updateOne(
      { _id: job, $or: [{ until: { $lte: now } }, { holder }] },
      { $set: { holder, until } },
      { upsert: true },
    );
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Gives the lease back, if it is still ours. */
export async function returnLease(job: string, holder: string): Promise<void> {
  await (await collection('leases')).deleteOne({ _id: job, holder });
}

import { collection } from '@/lib/server/platform/db/collections';

/** When the last signed webhook of any kind arrived. */
export const WEBHOOK_CHECKPOINT = 'webhook';

/** Up to when everything of a kind was listed at the provider; null if it never was. */
export async function readCheckpoint(kind: string): Promise<Date | null> {
  return (await (await collection('sync_checkpoints')).findOne({ _id: kind }))?.at ?? null;
}

export async function writeCheckpoint(kind: string, at: Date): Promise<void> {
  await (await collection('sync_checkpoints')).updateOne({ _id: kind }, { $max: { at } }, { upsert: true });
}

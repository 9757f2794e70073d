import 'server-only';
import { collection } from '@/lib/server/platform/db/collections';

/** When the last webhook arrived that the provider had signed, of whatever kind. */
export const WEBHOOK_CHECKPOINT = 'webhook';

/** Returns up to when the provider was asked for everything of a kind, or null if it never was. */
export async function readCheckpoint(kind: string): Promise<Date | null> {
  return (await (await collection('sync_checkpoints')).findOne({ _id: kind }))?.at ?? null;
}

/** Moves a checkpoint forward, never back. */
export async function writeCheckpoint(kind: string, at: Date): Promise<void> {
  await (await collection('sync_checkpoints')).updateOne({ _id: kind }, { $max: { at } }, { upsert: true });
}

import 'server-only';
import { collection } from '@/lib/server/db/collections';

/** Up to when the provider was asked for everything of a kind; null if it never was. */
export async function readLastLook(kind: string): Promise<Date | null> {
  return (await (await collection('provider_looks')).findOne({ _id: kind }))?.at ?? null;
}

/** Notes up to when it was asked; never back to an earlier moment. */
export async function writeLastLook(kind: string, at: Date): Promise<void> {
  await (await collection('provider_looks')).updateOne({ _id: kind }, { $max: { at } }, { upsert: true });
}

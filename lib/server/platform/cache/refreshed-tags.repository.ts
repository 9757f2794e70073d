import { collection } from '@/lib/server/platform/db/collections';
import type { RefreshedTagDocument } from '@/lib/server/platform/db/documents/coordination';

export async function announceTags(instance: string, tags: readonly string[], at: Date): Promise<void> {
  if (tags.length === 0) return;
  await (await collection('refreshed_tags')).bulkWrite(
    tags.map((tag) => ({
      updateOne: {
        filter: { _id: `${instance} ${tag}` },
        update: { $set: { tag, instance, at } },
        upsert: true,
      },
    })),
    { ordered: false },
  );
}

export async function findAnnouncedTags(instance: string, since: Date): Promise<RefreshedTagDocument[]> {
  return (await collection('refreshed_tags'))
    .find({ at: { $gt: since }, instance: { $ne: instance } })
    .toArray();
}

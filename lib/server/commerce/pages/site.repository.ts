import type { ClientSession } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { SitePartDocument } from '@/lib/server/platform/db/documents/pages';
import type { SitePart } from '@/lib/shared/pages/site.schema';

export async function findSitePart(
  name: SitePart,
  session?: ClientSession,
): Promise<SitePartDocument | null> {
  return (await collection('site_parts')).findOne({ _id: name }, { session });
}

/** Throws the driver's duplicate key error if another one is there that `findSitePart` did not find. */
export async function saveSitePart(part: SitePartDocument, session: ClientSession): Promise<void> {
  const parts = await collection('site_parts');
  if (part.revision === 1) await parts.insertOne(part, { session });
  else await parts.replaceOne({ _id: part._id, revision: part.revision - 1 }, part, { session });
}

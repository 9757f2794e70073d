import type { ClientSession } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type {
  HomePartDocument,
  LinksPartDocument,
  SitePartDocument,
} from '@/lib/server/platform/db/documents/pages';

type Part = SitePartDocument['_id'];
type SitePart<Name extends Part> = Name extends 'home' ? HomePartDocument : LinksPartDocument;

export async function findSitePart<Name extends Part>(
  name: Name,
  session?: ClientSession,
): Promise<SitePart<Name> | null> {
  const found = await (await collection('site_parts')).findOne({ _id: name }, { session });
  return found as SitePart<Name> | null;
}

/** Throws the driver's duplicate key error if another one is there that `findSitePart` did not find. */
export async function saveSitePart(part: SitePartDocument, session: ClientSession): Promise<void> {
  const parts = await collection('site_parts');
  if (part.revision === 1) await parts.insertOne(part, { session });
  else await parts.replaceOne({ _id: part._id, revision: part.revision - 1 }, part, { session });
}

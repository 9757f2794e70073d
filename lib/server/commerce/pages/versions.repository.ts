import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { PageVersionDocument, SiteVersionDocument } from '@/lib/server/platform/db/documents/pages';
import type { SitePart } from '@/lib/shared/pages/site.schema';

/** All are kept; so many of the newest are listed. */
export const MOST_VERSIONS = 50;

/** A page by its id, or a part of the site. */
type Owner = ObjectId | SitePart;
type VersionOf<Of extends Owner> = Of extends SitePart ? SiteVersionDocument : PageVersionDocument;

/** Throws the driver's duplicate key error if the version is there. */
export async function insertVersion(
  version: PageVersionDocument | SiteVersionDocument,
  session: ClientSession,
): Promise<void> {
  await (await collection('page_versions')).insertOne(version, { session });
}

/** Newest first. */
export async function findVersions<Of extends Owner>(pageId: Of): Promise<VersionOf<Of>[]> {
  const options = { sort: { version: -1 as const }, limit: MOST_VERSIONS };
  const found = await (await collection('page_versions')).find({ pageId }, options).toArray();
  return found as VersionOf<Of>[];
}

export async function findVersion<Of extends Owner>(
  pageId: Of,
  version: number,
  session: ClientSession,
): Promise<VersionOf<Of> | null> {
  const found = await (await collection('page_versions')).findOne({ pageId, version }, { session });
  return found as VersionOf<Of> | null;
}

import type { ClientSession } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { LegalPageDocument } from '@/lib/server/platform/db/documents/compliance';
import type { Language } from '@/lib/shared/site/languages';
import type { LegalPageName } from '@/lib/shared/site/legal-pages';

export async function findVersions(
  page: LegalPageName,
  language: Language,
  limit: number,
  session?: ClientSession,
): Promise<LegalPageDocument[]> {
  const options = { sort: { version: -1 as const }, limit, ...(session ? { session } : {}) };
  return (await collection('legal_pages')).find({ page, language }, options).toArray();
}

/** Throws the driver's duplicate key error if the version exists. */
export async function insertVersion(version: LegalPageDocument, session: ClientSession): Promise<void> {
  await (await collection('legal_pages')).insertOne(version, { session });
}

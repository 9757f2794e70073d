import type { ClientSession, Filter, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import { Overtaken } from '@/lib/server/platform/db/database-errors';
import type { PageDocument } from '@/lib/server/platform/db/documents/pages';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import type { PageKind, PageState } from '@/lib/shared/site/own-pages';

type PageHead = Pick<PageDocument, 'slug' | 'kind' | 'publishedAt'> & {
  texts: Partial<Record<Language, { title: string }>>;
};

type Listed = { kind?: PageKind | undefined; state?: PageState | undefined };

/** Drafts first, then the last published first. */
export async function findPages(
  { kind, state }: Listed,
  part: { skip: number; limit: number },
): Promise<[PageDocument[], total: number]> {
  const pages = await collection('pages');
  const filter: Filter<PageDocument> = { ...(kind && { kind }), ...(state && { state }) };
  const sort = { state: 1, publishedAt: -1, _id: -1 } as const;
  return Promise.all([pages.find(filter, { sort, ...part }).toArray(), pages.countDocuments(filter)]);
}

/** Those that are published, of their texts the titles alone. */
export async function findPublishedHeads(): Promise<PageHead[]> {
  const titles = LANGUAGES.all.map((language) => [`texts.${language}.title`, 1] as const);
  const projection = { slug: 1, kind: 1, publishedAt: 1, ...Object.fromEntries(titles) };
  const pages = await collection('pages');
  return pages.find<PageHead>({ state: 'published' }, { projection }).toArray();
}

export async function countPages(session: ClientSession): Promise<number> {
  return (await collection('pages')).countDocuments({}, { session });
}

export async function findPage(slug: string, session?: ClientSession): Promise<PageDocument | null> {
  return (await collection('pages')).findOne({ slug }, { session });
}

/** Throws the driver's duplicate key error if the slug is taken. */
export async function insertPage(page: PageDocument, session: ClientSession): Promise<void> {
  await (await collection('pages')).insertOne(page, { session });
}

/** Throws Overtaken where the page has another revision, and as `insertPage`. */
export async function replacePage(
  page: PageDocument,
  revision: number,
  session: ClientSession,
): Promise<void> {
  const pages = await collection('pages');
  const { matchedCount } = await pages.replaceOne({ _id: page._id, revision }, page, { session });
  if (matchedCount !== 1) throw new Overtaken('the page has another revision');
}

export async function deletePageDocuments(pageId: ObjectId, session: ClientSession): Promise<void> {
  await (await collection('pages')).deleteOne({ _id: pageId }, { session });
  await (await collection('page_versions')).deleteMany({ pageId }, { session });
}

/** Returns those of these files that some version of a page shows. */
export async function findFilesOfPages(names: readonly string[]): Promise<string[]> {
  const found = await (await collection('page_versions')).distinct('files', { files: { $in: [...names] } });
  return found.filter((name) => names.includes(name));
}

import type { Actor } from '@/lib/server/identity/actor';
import { findNames } from '@/lib/server/identity/find-names';
import { requirePermission } from '@/lib/server/identity/permissions';
import { AppError } from '@/lib/shared/messages/errors';
import type { Page, PageQuery, PageVersion } from '@/lib/shared/pages/page.schema';
import { serializePage, serializePageVersion } from './page.serializer';
import { findFilesOfPages, findPage, findPages } from './pages.repository';
import { findVersions } from './versions.repository';

const PAGES_AT_ONCE = 50;

const isAdmin = (actor: Actor | null) => actor?.role === 'admin';

type PageList = { pages: Page[]; total: number; limit: number };

/** For anyone but admins those that are published. */
export async function listPages(actor: Actor | null, query: PageQuery): Promise<PageList> {
  const { kind, page = 1, limit = PAGES_AT_ONCE } = query;
  const state = isAdmin(actor) ? undefined : 'published';
  const [pages, total] = await findPages({ kind, state }, { skip: (page - 1) * limit, limit });
  return { pages: pages.map(serializePage), total, limit };
}

/** Throws `not-found`, also for a draft to anyone but admins. */
export async function getPage(actor: Actor | null, slug: string): Promise<Page> {
  const page = await findPage(slug);
  if (!page || (page.state === 'draft' && !isAdmin(actor))) throw new AppError('not-found');
  return serializePage(page);
}

/** The newest first. Throws `forbidden`, `not-found`. */
export async function listPageVersions(
  actor: Actor,
  slug: string,
): Promise<{ versions: PageVersion[]; total: number }> {
  requirePermission(actor, 'edit-pages');
  const page = await findPage(slug);
  if (!page) throw new AppError('not-found');
  const versions = await findVersions(page._id);
  const names = await findNames(versions.map(({ editedBy }) => editedBy));
  return {
    versions: versions.map((version) => serializePageVersion(version, names)),
    total: versions.length,
  };
}

/** Returns those of these files that some version of a page shows. */
export function filesOfPages(names: readonly string[]): Promise<string[]> {
  return findFilesOfPages(names);
}

import { isDeepStrictEqual } from 'node:util';
import { type ClientSession, ObjectId } from 'mongodb';
import { claimFiles } from '@/lib/server/commerce/files/delete-files';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { isDuplicateKey } from '@/lib/server/platform/db/database-errors';
import type { PageDocument } from '@/lib/server/platform/db/documents/pages';
import { inTransaction, takeGuard } from '@/lib/server/platform/db/transaction';
import { fileUrl } from '@/lib/shared/files/stored-files';
import { AppError, type FieldIssues } from '@/lib/shared/messages/errors';
import type { ChangedPage, NewPage, RestoreVersion } from '@/lib/shared/pages/page.schema';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { MOST_PAGES } from '@/lib/shared/site/own-pages';
import { filesIn, loggedPage, serializePage } from './page.serializer';
import { knowPageAddresses } from './page-addresses';
import { recordPageEvent } from './page-events';
import { countPages, deletePageDocuments, findPage, insertPage, replacePage } from './pages.repository';
import { findVersion, insertVersion } from './versions.repository';

/**
 * Returns once the page is at its address in this process. Throws `forbidden`, `conflict` (its slug is taken, or there are too
 * many) and `validation-failed` (a picture is gone).
 */
export async function addPage(
  actor: Actor,
  { slug, kind, state, texts }: NewPage,
  now: Date = new Date(),
): Promise<{ insertedId: string; revision: number }> {
  requirePermission(actor, 'edit-pages');
  const _id = new ObjectId();
  const published = state === 'published' && { publishedAt: now };
  const page = { _id, slug, kind, state, texts, revision: 1, createdAt: now, updatedAt: now, ...published };
  try {
    await inTransaction(async (session) => {
      await takeGuard('pages', session);
      if ((await countPages(session)) >= MOST_PAGES) throw new AppError('conflict');
      await saveVersion(actor, page, session);
      await insertPage(page, session);
      await recordPageEvent('page.added', { actor, pageId: _id, slug, after: loggedPage(page) }, session);
    });
  } catch (error) {
    throw isDuplicateKey(error, 'slug') ? new AppError('conflict') : error;
  }
  await knowPageAddresses();
  return { insertedId: _id.toHexString(), revision: 1 };
}

/**
 * Returns the new revision, or the stored one if nothing differs: an edit may be repeated after its response was lost. Throws
 * `forbidden`, `not-found`, `edited-meanwhile` with the stored page as `current` (another revision), `conflict` (another page has
 * the slug) and `validation-failed` (a picture is gone, another slug for a page that was published).
 */
export async function editPage(
  actor: Actor,
  slug: string,
  { revision, ...input }: ChangedPage,
  now: Date = new Date(),
): Promise<{ revision: number }> {
  requirePermission(actor, 'edit-pages');
  return changePage(slug, async (stored, session) => {
    const next = {
      ...stored,
      slug: input.slug ?? slug,
      kind: input.kind,
      state: input.state,
      texts: input.texts,
    };
    if (isDeepStrictEqual(next, stored)) return stored.revision;
    requireRevision(stored, revision);
    if (next.slug !== slug && stored.publishedAt)
      throw new AppError('validation-failed', { issues: { slug: ['page-slug-stays'] } });
    return save({ actor, stored, next, now }, session);
  });
}

/**
 * Throws `forbidden`, `not-found` (the page or the version), `edited-meanwhile` as `editPage` where a revision is named,
 * `validation-failed` (a draft of which the page is published).
 */
export async function restorePage(
  actor: Actor,
  slug: string,
  { version, revision }: { version: number } & Partial<RestoreVersion>,
  now: Date = new Date(),
): Promise<{ revision: number }> {
  requirePermission(actor, 'edit-pages');
  return changePage(slug, async (stored, session) => {
    const wanted = await findVersion(stored._id, version, session);
    if (!wanted) throw new AppError('not-found');
    const next = { ...stored, kind: wanted.kind, texts: wanted.texts };
    if (isDeepStrictEqual(next, stored)) return stored.revision;
    if (revision !== undefined) requireRevision(stored, revision);
    return save({ actor, stored, next: requireTexts(next), now, restored: version }, session);
  });
}

/** Throws `forbidden`, `not-found`. */
export async function deletePage(actor: Actor, slug: string): Promise<{ deletedCount: number }> {
  requirePermission(actor, 'edit-pages');
  await inTransaction(async (session) => {
    const page = await findPage(slug, session);
    if (!page) throw new AppError('not-found');
    await deletePageDocuments(page._id, session);
    const facts = { actor, pageId: page._id, slug, before: loggedPage(page) };
    await recordPageEvent('page.deleted', facts, session);
  });
  await knowPageAddresses();
  return { deletedCount: 1 };
}

function requireRevision(stored: PageDocument, revision: number): void {
  if (stored.revision !== revision)
    throw new AppError('edited-meanwhile', { members: { current: serializePage(stored) } });
}

/** Returns the page. Throws `validation-failed` where it is published and lacks a text. */
function requireTexts(page: PageDocument): PageDocument {
  const written = [LANGUAGES.default, ...Object.keys(page.texts)] as Language[];
  const lacking = written.find((language) => !page.texts[language]?.text);
  if (page.state === 'published' && lacking)
    throw new AppError('validation-failed', {
      issues: { [`texts.${lacking}.text`]: ['legal-text-required'] },
    });
  return page;
}

async function changePage(
  slug: string,
  change: (stored: PageDocument, session: ClientSession) => Promise<number>,
): Promise<{ revision: number }> {
  let revision: number;
  try {
    revision = await inTransaction(async (session) => {
      const stored = await findPage(slug, session);
      if (!stored) throw new AppError('not-found');
      return change(stored, session);
    });
  } catch (error) {
    throw isDuplicateKey(error, 'slug') ? new AppError('conflict') : error;
  }
  await knowPageAddresses();
  return { revision };
}

type Saved = { actor: Actor; stored: PageDocument; next: PageDocument; now: Date; restored?: number };

async function save({ actor, stored, next, now, restored }: Saved, session: ClientSession): Promise<number> {
  const isFirst = next.state === 'published' && !stored.publishedAt;
  const page = {
    ...next,
    revision: stored.revision + 1,
    updatedAt: now,
    ...(isFirst && { publishedAt: now }),
  };
  await saveVersion(actor, page, session);
  await replacePage(page, stored.revision, session);
  const after = { ...loggedPage(page), ...(restored !== undefined && { restored }) };
  const facts = { actor, pageId: page._id, slug: page.slug, before: loggedPage(stored), after };
  await recordPageEvent('page.edited', facts, session);
  return page.revision;
}

/** Keeps what a page is saved with, and its pictures. Throws `validation-failed` where a text shows one that is gone. */
async function saveVersion(
  { userId: editedBy }: Actor,
  { _id: pageId, revision: version, kind, state, texts, updatedAt: editedAt }: PageDocument,
  session: ClientSession,
): Promise<void> {
  const issues: FieldIssues = {};
  for (const [language, written] of Object.entries(texts)) {
    const urls = filesIn({ [language]: written }).map(fileUrl);
    if (!(await claimFiles({ urls, toolId: pageId, at: editedAt }, session)))
      issues[`texts.${language}.text`] = ['file-gone'];
  }
  if (Object.keys(issues).length > 0) throw new AppError('validation-failed', { issues });
  const files = filesIn(texts);
  await insertVersion(
    { _id: new ObjectId(), pageId, version, kind, state, texts, files, editedBy, editedAt },
    session,
  );
}

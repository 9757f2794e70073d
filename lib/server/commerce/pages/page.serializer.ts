import type { ObjectId } from 'mongodb';
import type { AuditValues } from '@/lib/server/platform/audit-log/record-audit-event';
import type { PageDocument, PageTexts, PageVersionDocument } from '@/lib/server/platform/db/documents/pages';
import { fileNameOf } from '@/lib/shared/files/stored-files';
import { pictureAddresses } from '@/lib/shared/markdown/render-markdown';
import type { Page, PageVersion } from '@/lib/shared/pages/page.schema';
import { LANGUAGES } from '@/lib/shared/site/languages';

/** In the shop's languages alone: one that the shop no longer has stays stored. */
const shownTexts = (texts: PageTexts): PageTexts =>
  Object.fromEntries(
    LANGUAGES.all.flatMap((language) => (texts[language] ? [[language, texts[language]]] : [])),
  );

export function serializePage(page: PageDocument): Page {
  const { slug, kind, state, texts, revision, updatedAt, publishedAt } = page;
  return {
    slug,
    kind,
    state,
    texts: shownTexts(texts),
    revision,
    updatedAt: updatedAt.toISOString(),
    ...(publishedAt && { publishedAt: publishedAt.toISOString() }),
  };
}

type Saved = { editedBy?: ObjectId | undefined; editedAt: Date };

export function savedBy(
  { editedBy, editedAt }: Saved,
  names: ReadonlyMap<string, string>,
): Pick<PageVersion, 'editedAt' | 'editor'> {
  return { editedAt: editedAt.toISOString(), editor: editedBy && names.get(editedBy.toHexString()) };
}

export function serializePageVersion(
  { version, kind, state, texts, ...saved }: PageVersionDocument,
  names: ReadonlyMap<string, string>,
): PageVersion {
  return {
    version,
    kind,
    state,
    texts: shownTexts(texts),
    ...savedBy(saved, names),
  };
}

/** The uploaded files that texts show. */
export function filesIn(texts: PageTexts): string[] {
  const shown = Object.values(texts).flatMap((written) => pictureAddresses(written?.text ?? ''));
  return [...new Set(shown.flatMap((address) => fileNameOf(address) ?? []))];
}

/** What the audit log has of a page: of texts their length. */
export function loggedPage({ slug, kind, state, texts, revision }: Omit<PageDocument, '_id'>): AuditValues {
  const ofTexts = Object.entries(texts).flatMap(([language, written]) => [
    [`title:${language}`, written?.title ?? null],
    [`length:${language}`, written?.text.length ?? 0],
  ]);
  return { slug, kind, state, version: revision, ...Object.fromEntries(ofTexts) };
}

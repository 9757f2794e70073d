import { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { findNames } from '@/lib/server/identity/find-names';
import { requirePermission } from '@/lib/server/identity/permissions';
import { refreshPublic } from '@/lib/server/platform/cache/public-cache';
import { isDuplicateKey } from '@/lib/server/platform/db/database-errors';
import { afterCommit, inTransaction } from '@/lib/server/platform/db/transaction';
import type { EditLegalPageInput } from '@/lib/shared/legal/legal-page.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { hasPlaceholders, LEGAL_PAGES, type LegalPageName } from '@/lib/shared/site/legal-pages';
import { recordComplianceEvent } from './compliance-events';
import { type LegalPage, readLegalPage } from './get-legal-page';
import { findVersions, insertVersion } from './legal-pages.repository';

/**
 * Returns the new version; the current one if the text is the same, so that a repeated call adds nothing. Throws `forbidden`,
 * and `edited-meanwhile` with the page in `current` if `version` is not the current one.
 */
export async function editLegalPage(
  actor: Actor,
  page: LegalPageName,
  { language, version, markdown }: EditLegalPageInput,
  now: Date = new Date(),
): Promise<{ version: number }> {
  requirePermission(actor, 'edit-legal-pages');
  const editedMeanwhile = async () =>
    new AppError('edited-meanwhile', { members: { current: await readLegalPage(page, language) } });
  const next = version + 1;
  try {
    const present = await inTransaction(async (session): Promise<number | 'outdated'> => {
      const [newest] = await findVersions(page, language, 1, session);
      if (newest?.markdown === markdown) {
        // The edit that this one repeats may have ended before its pages were refreshed.
        afterCommit(session, () => refreshPublic('legal-pages'));
        return newest.version;
      }
      if ((newest?.version ?? 0) !== version) return 'outdated';
      const _id = new ObjectId();
      await insertVersion(
        { _id, page, language, version: next, markdown, editedBy: actor.userId, editedAt: now },
        session,
      );
      const before = { version, length: newest?.markdown.length ?? 0 };
      const after = { version: next, length: markdown.length };
      await recordComplianceEvent('legal-page.edited', { actor, page, language, before, after }, session);
      return next;
    });
    if (present === 'outdated') throw await editedMeanwhile();
    return { version: present };
  } catch (error) {
    if (isDuplicateKey(error, 'version')) throw await editedMeanwhile();
    throw error;
  }
}

const MOST_VERSIONS = 20;

export type LegalPageState = { page: LegalPageName; language: Language; isUnfinished: boolean };

export async function listLegalPages(actor: Actor): Promise<LegalPageState[]> {
  requirePermission(actor, 'edit-legal-pages');
  const all = LEGAL_PAGES.flatMap((page) => LANGUAGES.all.map((language) => ({ page, language })));
  return Promise.all(
    all.map(async ({ page, language }) => {
      const { markdown } = await readLegalPage(page, language);
      return { page, language, isUnfinished: hasPlaceholders(markdown) };
    }),
  );
}

export type LegalPageVersion = {
  version: number;
  editedAt: string;
  /** Absent once the account is closed. */
  editor?: string | undefined;
  markdown: string;
};

/** Newest version first. Throws `forbidden`. */
export async function getLegalPageToEdit(
  actor: Actor,
  page: LegalPageName,
  language: Language,
): Promise<{ current: LegalPage; versions: LegalPageVersion[] }> {
  requirePermission(actor, 'edit-legal-pages');
  const [current, versions] = await Promise.all([
    readLegalPage(page, language),
    findVersions(page, language, MOST_VERSIONS),
  ]);
  const names = await findNames(versions.map(({ editedBy }) => editedBy));
  return {
    current,
    versions: versions.map(({ version, editedAt, editedBy, markdown }) => ({
      version,
      editedAt: editedAt.toISOString(),
      editor: names.get(editedBy.toHexString()),
      markdown,
    })),
  };
}

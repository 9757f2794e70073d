import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { findNames } from '@/lib/server/identity/find-names';
import { requirePermission } from '@/lib/server/identity/permissions';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { hasPlaceholders, LEGAL_PAGES, type LegalPageName } from '@/lib/shared/site/legal-pages';
import { type LegalPage, readLegalPage } from './get-legal-page';
import { findVersions } from './legal-pages.repository';

const MOST_VERSIONS = 20;

export type LegalPageState = { page: LegalPageName; language: Language; isUnfinished: boolean };

/** Returns which legal pages still have something to fill in, in every language; for admins. Throws `forbidden`. */
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
  /** Who published it; absent once that account is closed. */
  editor?: string | undefined;
  markdown: string;
};

/** Returns a legal page as it is now and its last versions, the newest first; for admins. Throws `forbidden`. */
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

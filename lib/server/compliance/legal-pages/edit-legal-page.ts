import 'server-only';
import { ObjectId } from 'mongodb';
import { recordComplianceEvent } from '@/lib/server/compliance/compliance-events';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { refreshPublic } from '@/lib/server/platform/cache/public-cache';
import { isDuplicateKey } from '@/lib/server/platform/db/database-errors';
import { afterCommit, inTransaction } from '@/lib/server/platform/db/transaction';
import type { EditLegalPageInput } from '@/lib/shared/legal/legal-page.schema';
import { AppError } from '@/lib/shared/messages/errors';
import type { LegalPageName } from '@/lib/shared/site/legal-pages';
import { readLegalPage } from './get-legal-page';
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

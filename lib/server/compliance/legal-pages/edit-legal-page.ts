import 'server-only';
import { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { recordAuditEvent } from '@/lib/server/platform/audit-log/record-audit-event';
import { refreshPublic } from '@/lib/server/platform/cache/public-cache';
import { isDuplicateKey } from '@/lib/server/platform/db/duplicate-key';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import type { EditLegalPageInput } from '@/lib/shared/site/legal-page.schema';
import type { LegalPageName } from '@/lib/shared/site/legal-pages';
import { readLegalPage } from './get-legal-page';
import { findVersions, insertVersion } from './legal-pages.repository';

/**
 * Adds a version of a legal page in one language and returns its number; that of the present one if the text is the same, so
 * that a repeated call adds nothing. Throws `forbidden`, and `edited-meanwhile` with the page as it is under `current` if it is
 * not the version that was edited.
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
      if (newest?.markdown === markdown) return newest.version;
      if ((newest?.version ?? 0) !== version) return 'outdated';
      const _id = new ObjectId();
      await insertVersion(
        { _id, page, language, version: next, markdown, editedBy: actor.userId, editedAt: now },
        session,
      );
      const subject = { kind: 'legal-page', id: `${page} ${language}`, label: page } as const;
      const before = { version, length: newest?.markdown.length ?? 0 };
      const after = { version: next, length: markdown.length };
      await recordAuditEvent({ action: 'legal-page.edited', actor, subject, before, after }, session);
      return next;
    });
    if (present === 'outdated') throw await editedMeanwhile();
    // Also where this call added nothing: the one it repeats may have ended before it got here.
    refreshPublic('legal-pages');
    return { version: present };
  } catch (error) {
    if (isDuplicateKey(error, 'version')) throw await editedMeanwhile();
    throw error;
  }
}

import { isDeepStrictEqual } from 'node:util';
import { type ClientSession, ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { AuditValues } from '@/lib/server/platform/audit-log/record-audit-event';
import { isDuplicateKey } from '@/lib/server/platform/db/database-errors';
import type {
  HomeContent,
  LinksContent,
  SavedContent,
  SitePartDocument,
  SiteVersionDocument,
} from '@/lib/server/platform/db/documents/pages';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import type { RestoreVersion } from '@/lib/shared/pages/page.schema';
import type { EditHome, EditLinks, SitePart } from '@/lib/shared/pages/site.schema';
import { recordPageEvent } from './page-events';
import { findSitePart, saveSitePart } from './site.repository';
import { readSitePart, shownContent } from './site-parts';
import { findVersion, insertVersion } from './versions.repository';

/**
 * Returns the new revision, or the present one if nothing differs from what is shown: the store's own is not fixed by saving it as
 * it is. Throws `forbidden`, `edited-meanwhile` with what is there as `current` (another revision).
 */
export function editHome(
  actor: Actor,
  { sections, revision }: EditHome,
  now = new Date(),
): Promise<{ revision: number }> {
  return savePart(actor, 'home', { revision, now, wanted: async () => ({ sections }) });
}

/** Returns and throws as `editHome`. */
export function editSiteLinks(
  actor: Actor,
  part: 'menu' | 'footer',
  { links, revision }: EditLinks,
  now = new Date(),
): Promise<{ revision: number }> {
  const written = links.map(({ href, labels }) => ({
    href,
    labels: Object.fromEntries(Object.entries(labels).filter(([, label]) => label !== '')),
  }));
  return savePart(actor, part, { revision, now, wanted: async () => ({ links: written }) });
}

/** Version 0 is the store's own. Returns and throws as `editHome`, where a revision is named, and throws `not-found` (the version). */
export function restoreSitePart(
  actor: Actor,
  part: SitePart,
  { version, revision }: { version: number } & Partial<RestoreVersion>,
  now = new Date(),
): Promise<{ revision: number }> {
  return savePart(actor, part, {
    revision,
    now,
    restored: version,
    async wanted(stored, session) {
      const kept = version === stored?.revision ? stored : await findVersion(part, version, session);
      if (!kept && version > 0) throw new AppError('not-found');
      const isDefault = !kept || kept.isDefault;
      return { ...(await shownContent(part, kept)), ...(isDefault && { isDefault }) };
    },
  });
}

type Change = {
  revision: number | undefined;
  now: Date;
  restored?: number;
  wanted: (stored: SitePartDocument | null, session: ClientSession) => Promise<SavedContent>;
};

async function savePart(
  actor: Actor,
  name: SitePart,
  { revision, now, restored, wanted }: Change,
): Promise<{ revision: number }> {
  requirePermission(actor, 'edit-pages');
  const editedMeanwhile = async () =>
    new AppError('edited-meanwhile', { members: { current: await readSitePart(name) } });
  try {
    const saved = await inTransaction(async (session) => {
      const stored = await findSitePart(name, session);
      const present = stored?.revision ?? 0;
      const [next, shown] = [await wanted(stored, session), await shownContent(name, stored)];
      const { isDefault, ...content } = next;
      const isSame = isDefault ? !stored || stored.isDefault : isDeepStrictEqual(content, shown);
      if (isSame) return present;
      if (revision !== undefined && revision !== present) return null;
      // What an older release saved is a version from now on.
      if (stored && !(await findVersion(name, present, session)))
        await insertVersion(versionOf(stored), session);
      const part = { ...next, _id: name, revision: present + 1, updatedAt: now } as SitePartDocument;
      await saveSitePart(part, session);
      await insertVersion({ ...versionOf(part), editedBy: actor.userId }, session);
      const before = { version: present, ...loggedContent(shown) };
      const after = {
        version: part.revision,
        ...loggedContent(content),
        ...(restored !== undefined && { restored }),
      };
      await recordPageEvent('site.edited', { actor, part: name, before, after }, session);
      return part.revision;
    });
    if (saved === null) throw await editedMeanwhile();
    return { revision: saved };
  } catch (error) {
    if (isDuplicateKey(error, '_id')) throw await editedMeanwhile();
    throw error;
  }
}

/** What a part is kept as. */
export function versionOf(part: SitePartDocument): SiteVersionDocument {
  const { _id: pageId, revision: version, updatedAt: editedAt, ...content } = part;
  return { ...content, _id: new ObjectId(), pageId, version, editedAt };
}

/** What the audit log has of a part. */
function loggedContent(content: HomeContent | LinksContent): AuditValues {
  if ('links' in content) return { links: content.links.map(({ href }) => href).join(' ') };
  const namesOf = (sections: HomeContent['sections']) => sections.map(({ key }) => key).join(' ');
  return {
    sections: namesOf(content.sections),
    hidden: namesOf(content.sections.filter(({ isHidden }) => isHidden)),
    rewritten: namesOf(content.sections.filter(({ texts }) => texts !== undefined)),
  };
}

import type { Actor } from '@/lib/server/identity/actor';
import { findNames } from '@/lib/server/identity/find-names';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { SitePart, SiteVersion } from '@/lib/shared/pages/site.schema';
import { versionOf } from './edit-site';
import { savedBy } from './page.serializer';
import { findSitePart } from './site.repository';
import { shownContent } from './site-parts';
import { findVersions, MOST_VERSIONS } from './versions.repository';

/** The newest first, what is shown now before all others, and the store's own as version 0 at the end. Throws `forbidden`. */
export async function listSiteVersions(
  actor: Actor,
  part: SitePart,
): Promise<{ versions: SiteVersion[]; total: number }> {
  requirePermission(actor, 'edit-pages');
  const stored = await findSitePart(part);
  const kept = await findVersions(part);
  // An older release keeps no versions.
  const isKept = !stored || kept.some(({ version }) => version >= stored.revision);
  const all = isKept ? kept : [versionOf(stored), ...kept].slice(0, MOST_VERSIONS);
  const names = await findNames(all.flatMap(({ editedBy }) => editedBy ?? []));
  const own = await shownContent(part, null);
  const versions = await Promise.all(
    all.map(async (version) => ({
      version: version.version,
      isDefault: version.isDefault === true,
      ...(await shownContent(part, version)),
      ...savedBy(version, names),
    })),
  );
  return { versions: [...versions, { version: 0, isDefault: true, ...own }], total: versions.length + 1 };
}

import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { AuditValues } from '@/lib/server/platform/audit-log/record-audit-event';
import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import { isDuplicateKey } from '@/lib/server/platform/db/database-errors';
import type { HomePartDocument, LinksPartDocument } from '@/lib/server/platform/db/documents/pages';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import {
  type EditHome,
  type EditLinks,
  HOME_SECTIONS,
  type Home,
  type SiteLinks,
} from '@/lib/shared/pages/site.schema';
import { storeFooter, storeMenu } from './default-links';
import { recordPageEvent } from './page-events';
import { publicPages } from './public-pages';
import { findSitePart, saveSitePart } from './site.repository';

/** The sections of the home page, in their order; those of the store until some were saved. */
export async function readHome(): Promise<Home> {
  const stored = await findSitePart('home');
  if (!stored) return { sections: HOME_SECTIONS.map((key) => ({ key, isHidden: false })), revision: 0 };
  // A section that came with a release is at the end.
  const known = new Set(stored.sections.map(({ key }) => key));
  const added = HOME_SECTIONS.filter((key) => !known.has(key)).map((key) => ({ key, isHidden: false }));
  const sections = stored.sections.filter(({ key }) => HOME_SECTIONS.includes(key));
  return { sections: [...sections, ...added], revision: stored.revision };
}

/** Cached until it is edited. */
export const homeSections: () => Promise<Home['sections']> = cachePublic(
  'home-sections',
  ['pages'],
  async () => (await readHome()).sections,
);

/** The links of header or footer; those of the store until some were saved, in the header with pages of the folder that say so. */
export async function readSiteLinks(part: 'menu' | 'footer'): Promise<SiteLinks> {
  const stored = await findSitePart(part);
  if (stored) return { links: stored.links, revision: stored.revision };
  if (part === 'footer') return { links: storeFooter(), revision: 0 };
  const ofFolder = (await publicPages()).filter(({ isInMenu }) => isInMenu);
  const links = ofFolder.map(({ slug, titles }) => ({ href: `/${slug}`, labels: titles }));
  return { links: [...storeMenu(), ...links], revision: 0 };
}

/** Throws `forbidden`, `edited-meanwhile` with what is there as `current` (another revision). */
export function editHome(actor: Actor, input: EditHome, now = new Date()): Promise<{ revision: number }> {
  return savePart(actor, { _id: 'home', sections: input.sections }, input.revision, now);
}

/** Throws as `editHome` does. */
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
  return savePart(actor, { _id: part, links: written }, revision, now);
}

type Unsaved =
  | Omit<HomePartDocument, 'revision' | 'updatedAt'>
  | Omit<LinksPartDocument, 'revision' | 'updatedAt'>;

async function savePart(
  actor: Actor,
  part: Unsaved,
  revision: number,
  now: Date,
): Promise<{ revision: number }> {
  requirePermission(actor, 'edit-pages');
  const { _id: name, ...content } = part;
  const editedMeanwhile = async () => {
    const current = name === 'home' ? await readHome() : await readSiteLinks(name);
    return new AppError('edited-meanwhile', { members: { current } });
  };
  try {
    const saved = await inTransaction(async (session) => {
      const stored = await findSitePart(name, session);
      const { revision: present = 0, _id, updatedAt, ...known } = stored ?? {};
      if (stored && isDeepStrictEqual(known, content)) return present;
      if (present !== revision) return null;
      await saveSitePart({ ...part, revision: present + 1, updatedAt: now }, session);
      const before = stored ? { version: present, ...loggedContent(stored) } : undefined;
      const after = { version: present + 1, ...loggedContent(part) };
      await recordPageEvent('site.edited', { actor, part: name, before, after }, session);
      return present + 1;
    });
    if (saved === null) throw await editedMeanwhile();
    return { revision: saved };
  } catch (error) {
    if (isDuplicateKey(error, '_id')) throw await editedMeanwhile();
    throw error;
  }
}

/** What the audit log has of a part. */
function loggedContent(part: Unsaved): AuditValues {
  if ('links' in part) return { links: part.links.map(({ href }) => href).join(' ') };
  const namesOf = (sections: Home['sections']) => sections.map(({ key }) => key).join(' ');
  return {
    sections: namesOf(part.sections),
    hidden: namesOf(part.sections.filter(({ isHidden }) => isHidden)),
    rewritten: namesOf(part.sections.filter(({ texts }) => texts !== undefined)),
  };
}

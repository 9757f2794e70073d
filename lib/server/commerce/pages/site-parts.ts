import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import type { HomeContent, LinksContent, SavedContent } from '@/lib/server/platform/db/documents/pages';
import { HOME_SECTIONS, type Home, type SiteLinks, type SitePart } from '@/lib/shared/pages/site.schema';
import { storeFooter, storeMenu } from './default-links';
import { publicPages } from './public-pages';
import { findSitePart } from './site.repository';

/** The sections of the home page, in their order; those of the store until some were saved. */
export const readHome = async (): Promise<Home> => (await readSitePart('home')) as Home;

/** Cached until it is edited. */
export const homeSections: () => Promise<Home['sections']> = cachePublic(
  'home-sections',
  ['pages'],
  async () => (await readHome()).sections,
);

/** The links of header or footer; those of the store until some were saved, in the header with pages of the folder that say so. */
export const readSiteLinks = async (part: 'menu' | 'footer'): Promise<SiteLinks> =>
  (await readSitePart(part)) as SiteLinks;

export async function readSitePart(part: SitePart): Promise<Home | SiteLinks> {
  const stored = await findSitePart(part);
  return { ...(await shownContent(part, stored)), revision: stored?.revision ?? 0 };
}

/** Returns what is shown of a part that was saved so: the store's own as it is today where nothing was, or where that was wanted. */
export async function shownContent(
  part: SitePart,
  saved: SavedContent | null,
): Promise<HomeContent | LinksContent> {
  const own = saved?.isDefault ? null : saved;
  if (own && 'links' in own) return { links: own.links };
  return part === 'home'
    ? { sections: sectionsOf(own?.sections ?? []) }
    : { links: await defaultLinks(part) };
}

/** A section that came with a release is at the end. */
function sectionsOf(saved: HomeContent['sections']): HomeContent['sections'] {
  const known = new Set(saved.map(({ key }) => key));
  const added = HOME_SECTIONS.filter((key) => !known.has(key)).map((key) => ({ key, isHidden: false }));
  return [...saved.filter(({ key }) => HOME_SECTIONS.includes(key)), ...added];
}

async function defaultLinks(part: 'menu' | 'footer'): Promise<LinksContent['links']> {
  if (part === 'footer') return storeFooter();
  const ofFolder = (await publicPages()).filter(({ isInMenu }) => isInMenu);
  return [...storeMenu(), ...ofFolder.map(({ slug, titles }) => ({ href: `/${slug}`, labels: titles }))];
}

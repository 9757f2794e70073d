import { pageCalls } from '@/lib/shared/pages/pages.contract';
import { siteCalls } from '@/lib/shared/pages/site.contract';
import { addOwnPage, ownPageOf } from '@/tests/support/own-pages';
import { callRow } from './define-row';
import type { Row } from './row';

const ofPage: Row['request'] = async (_holder, { admin }) => ({
  path: { slug: (await addOwnPage(admin)).slug },
});

const change: Row['request'] = async (_holder, { admin }) => {
  const { slug, ...page } = await addOwnPage(admin);
  return { path: { slug }, body: { ...page, state: 'draft', revision: 1 } };
};

const version: Row['request'] = async (_holder, { admin }) => ({
  path: { slug: (await addOwnPage(admin)).slug, n: '1' },
});

/** As it is, so that no page changes for other tests. */
const asItIs =
  (part: 'home' | 'menu' | 'footer'): Row['request'] =>
  async (_holder, { admin }) => ({ body: (await admin.call('GET', `/api/site/${part}`)).body });

/** The one that is shown, so that no page changes for other tests. */
const presentVersion: Row['request'] = async (_holder, { admin }) => {
  const { revision } = (await admin.call('GET', '/api/site/footer')).body;
  return { path: { part: 'footer', n: String(revision) } };
};

/** Pages of the shop's own, of which anyone reads those that are published. */
export const OWN_PAGE_ROWS: readonly Row[] = [
  callRow(pageCalls.listPages),
  callRow(pageCalls.getPage, {}, { request: ofPage }),
  callRow(pageCalls.addPage, {}, { request: () => ({ body: ownPageOf() }) }),
  callRow(pageCalls.editPage, {}, { request: change }),
  callRow(pageCalls.deletePage, {}, { request: ofPage }),
  callRow(pageCalls.listPageVersions, {}, { request: ofPage }),
  callRow(pageCalls.restorePageVersion, {}, { request: version }),
  callRow(siteCalls.getHome),
  callRow(siteCalls.editHome, {}, { request: asItIs('home') }),
  callRow(siteCalls.getMenu),
  callRow(siteCalls.editMenu, {}, { request: asItIs('menu') }),
  callRow(siteCalls.getFooter),
  callRow(siteCalls.editFooter, {}, { request: asItIs('footer') }),
  callRow(siteCalls.listSiteVersions, {}, { request: () => ({ path: { part: 'menu' } }) }),
  callRow(siteCalls.restoreSiteVersion, {}, { request: presentVersion }),
];

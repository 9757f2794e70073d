import { pageCalls } from '@/lib/shared/pages/pages.contract';
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

/** Pages of the shop's own, of which anyone reads those that are published. */
export const OWN_PAGE_ROWS: readonly Row[] = [
  callRow(pageCalls.listPages),
  callRow(pageCalls.getPage, {}, { request: ofPage }),
  callRow(pageCalls.addPage, {}, { request: () => ({ body: ownPageOf() }) }),
  callRow(pageCalls.editPage, {}, { request: change }),
  callRow(pageCalls.deletePage, {}, { request: ofPage }),
  callRow(pageCalls.listPageVersions, {}, { request: ofPage }),
  callRow(pageCalls.restorePageVersion, {}, { request: version }),
];

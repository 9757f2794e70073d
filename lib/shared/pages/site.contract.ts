import { callsOf } from '../calls/contract';
import { restoreVersionSchema } from './page.schema';
import {
  editHomeSchema,
  editLinksSchema,
  homeSchema,
  siteLinksSchema,
  sitePartParamSchema,
  siteRevisionSchema,
  siteVersionParamSchema,
  siteVersionSchema,
} from './site.schema';

const PRIVATE = 'private, no-store';
const SAVED = 'The revision after it.';

export const siteCalls = callsOf({ tag: 'Pages', who: 'admin' })({
  getHome: {
    method: 'GET',
    path: '/api/site/home',
    summary:
      'The sections of the home page in their order, with what is written in place of the store’s own texts.',
    who: 'anyone',
    success: { status: 200, description: 'The sections.', cacheControl: PRIVATE, schema: homeSchema },
  },
  editHome: {
    method: 'PUT',
    path: '/api/site/home',
    summary:
      'Order, hide and rewrite the sections of the home page, naming the revision they were made from. Refused with those there are under `current` if someone edited them meanwhile.',
    request: editHomeSchema,
    success: { status: 200, description: SAVED, schema: siteRevisionSchema },
    errors: ['edited-meanwhile'],
  },
  getMenu: {
    method: 'GET',
    path: '/api/site/menu',
    summary: 'The pages that the header of every page leads to.',
    who: 'anyone',
    success: { status: 200, description: 'The links.', cacheControl: PRIVATE, schema: siteLinksSchema },
  },
  editMenu: {
    method: 'PUT',
    path: '/api/site/menu',
    summary:
      'Replace the links of the header, naming the revision they were made from: paths of the store, or https addresses. Refused with those there are under `current` if someone edited them meanwhile.',
    request: editLinksSchema,
    success: { status: 200, description: SAVED, schema: siteRevisionSchema },
    errors: ['edited-meanwhile'],
  },
  getFooter: {
    method: 'GET',
    path: '/api/site/footer',
    summary: 'The links at the end of every page.',
    who: 'anyone',
    success: { status: 200, description: 'The links.', cacheControl: PRIVATE, schema: siteLinksSchema },
  },
  editFooter: {
    method: 'PUT',
    path: '/api/site/footer',
    summary:
      'Replace the links at the end of every page, naming the revision they were made from. Refused with those there are under `current` if someone edited them meanwhile.',
    request: editLinksSchema,
    success: { status: 200, description: SAVED, schema: siteRevisionSchema },
    errors: ['edited-meanwhile'],
  },
  listSiteVersions: {
    method: 'GET',
    path: '/api/site/{part}/versions',
    summary:
      'The last 50 versions of home page, menu or footer, newest first: one for each time it was saved. Version 0, always the last, is the store’s own; so is each with `isDefault`, and follows what a release or the shop’s folder changes in it.',
    params: sitePartParamSchema,
    success: {
      status: 200,
      description: 'The versions: of the home page with `sections`, of menu and footer with `links`.',
      cacheControl: PRIVATE,
      list: 'versions',
      schema: siteVersionSchema,
    },
  },
  restoreSiteVersion: {
    method: 'POST',
    path: '/api/site/{part}/versions/{n}/restore',
    summary:
      'Have home page, menu or footer as in one of its versions again, as a new version; with 0 as the store has it. Where a revision is named and someone edited it meanwhile, it is refused with what there is under `current`.',
    params: siteVersionParamSchema,
    request: restoreVersionSchema,
    success: { status: 200, description: SAVED, schema: siteRevisionSchema },
    errors: ['edited-meanwhile'],
  },
});

import { callsOf } from '../calls/contract';
import {
  editHomeSchema,
  editLinksSchema,
  homeSchema,
  siteLinksSchema,
  siteRevisionSchema,
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
});

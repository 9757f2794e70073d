import { callsOf } from '../calls/contract';
import { deletedSchema } from '../calls/write-results.schema';
import {
  addedPageSchema,
  changedPageSchema,
  newPageSchema,
  PAGE_BODY_BYTES,
  pageParamSchema,
  pageQuerySchema,
  pageRevisionSchema,
  pageSchema,
  pageVersionParamSchema,
  pageVersionSchema,
  restoreVersionSchema,
} from './page.schema';

const PRIVATE = 'private, no-store';

export const pageCalls = callsOf({ tag: 'Pages', who: 'admin' })({
  listPages: {
    method: 'GET',
    path: '/api/page',
    summary:
      'List the pages that were written in the store, the last published first; for admins drafts too, before all others.',
    who: 'optional',
    whose: 'drafts are listed for admins',
    query: pageQuerySchema,
    success: {
      status: 200,
      description: 'The pages, 50 unless `limit` says otherwise.',
      cacheControl: PRIVATE,
      list: 'pages',
      schema: pageSchema,
    },
  },
  getPage: {
    method: 'GET',
    path: '/api/page/{slug}',
    summary: 'One page that was written in the store.',
    who: 'optional',
    whose: 'a draft is there for admins',
    params: pageParamSchema,
    success: { status: 200, description: 'The page.', cacheControl: PRIVATE, schema: pageSchema },
  },
  addPage: {
    method: 'POST',
    path: '/api/page',
    summary:
      'Add a page, which is at `/{slug}` once it is published. Its slug is none that the store or a language has. Refused if a page has it.',
    request: newPageSchema,
    requestBytesMax: PAGE_BODY_BYTES,
    success: { status: 201, description: 'The new page.', cacheControl: PRIVATE, schema: addedPageSchema },
    errors: ['conflict'],
  },
  editPage: {
    method: 'PUT',
    path: '/api/page/{slug}',
    summary:
      'Replace a page, naming the revision it was made from. Refused with the page as it is under `current` if someone edited it meanwhile. Once it was published its slug stays.',
    params: pageParamSchema,
    request: changedPageSchema,
    requestBytesMax: PAGE_BODY_BYTES,
    success: { status: 200, description: 'The revision after it.', schema: pageRevisionSchema },
    errors: ['conflict', 'edited-meanwhile'],
  },
  deletePage: {
    method: 'DELETE',
    path: '/api/page/{slug}',
    summary:
      'Delete a page with all its versions. A page of the shop’s folder at the same address is shown again.',
    params: pageParamSchema,
    success: { status: 200, description: 'Deleted.', cacheControl: PRIVATE, schema: deletedSchema },
  },
  listPageVersions: {
    method: 'GET',
    path: '/api/page/{slug}/versions',
    summary: 'The last 50 versions of a page, newest first: one for each time it was saved.',
    params: pageParamSchema,
    success: {
      status: 200,
      description: 'The versions.',
      cacheControl: PRIVATE,
      list: 'versions',
      schema: pageVersionSchema,
    },
  },
  restorePageVersion: {
    method: 'POST',
    path: '/api/page/{slug}/versions/{n}/restore',
    summary:
      'Give a page the kind and texts of one of its versions again, as a new version. It stays published, or a draft. Where a revision is named and someone edited the page meanwhile, it is refused with the page as it is under `current`.',
    params: pageVersionParamSchema,
    request: restoreVersionSchema,
    success: { status: 200, description: 'The revision after it.', schema: pageRevisionSchema },
    errors: ['edited-meanwhile'],
  },
});

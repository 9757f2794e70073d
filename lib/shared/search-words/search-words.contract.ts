import { callsOf } from '../calls/contract';
import { idParamSchema } from '../calls/fields.schema';
import { deletedSchema, insertedSchema, modifiedSchema } from '../calls/write-results.schema';
import {
  changedSearchWordsSchema,
  newSearchWordsSchema,
  searchWordQuerySchema,
  storedSearchWordsSchema,
} from './search-words.schema';

const PRIVATE = 'private, no-store';

export const searchWordCalls = callsOf({ tag: 'Tools', who: 'admin' })({
  listSearchWords: {
    method: 'GET',
    path: '/api/search-word',
    summary:
      'What the shop says about the words of a language in searches, the last changed first: groups of synonyms, both ways (`same`) or one way (`means`), what tools are for by verbs and objects (`need`), and what it does not sell (`unsold`).',
    key: 'tools:read',
    query: searchWordQuerySchema,
    success: {
      status: 200,
      description: 'The groups.',
      cacheControl: PRIVATE,
      list: 'groups',
      pageSize: 25,
      schema: storedSearchWordsSchema,
    },
  },
  addSearchWords: {
    method: 'POST',
    path: '/api/search-word',
    summary: 'Add a group of synonyms, or words for what is not sold. The next search has them.',
    key: 'tools:write',
    request: newSearchWordsSchema,
    success: { status: 201, description: 'The new group.', cacheControl: PRIVATE, schema: insertedSchema },
    errors: ['conflict'],
  },
  editSearchWords: {
    method: 'PUT',
    path: '/api/search-word/{id}',
    summary: 'Replace a group. Its language stays.',
    key: 'tools:write',
    params: idParamSchema,
    request: changedSearchWordsSchema,
    success: {
      status: 200,
      description: 'Done; 0 if nothing differs.',
      cacheControl: PRIVATE,
      schema: modifiedSchema,
    },
  },
  deleteSearchWords: {
    method: 'DELETE',
    path: '/api/search-word/{id}',
    summary: 'Delete a group.',
    key: 'tools:write',
    params: idParamSchema,
    success: { status: 200, description: 'Deleted.', cacheControl: PRIVATE, schema: deletedSchema },
  },
});

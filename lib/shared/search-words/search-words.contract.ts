import { type Contract, declareCall } from '../calls/contract';
import { idParamSchema } from '../calls/fields.schema';
import { deletedSchema, insertedSchema, modifiedSchema } from '../calls/write-results.schema';
import {
  changedSearchWordsSchema,
  newSearchWordsSchema,
  searchWordQuerySchema,
  storedSearchWordsSchema,
} from './search-words.schema';

const PRIVATE = 'private, no-store';

export const listSearchWordsCall = declareCall({
  method: 'GET',
  path: '/api/search-word',
  tag: 'Tools',
  summary:
    'What the shop says about the words of a language in searches, the last changed first: groups of synonyms, both ways (`same`) or one way (`means`), what tools are for by verbs and objects (`need`), and what it does not sell (`unsold`).',
  who: 'admin',
  key: 'tools:read',
  rate: 'read',
  query: searchWordQuerySchema,
  success: {
    status: 200,
    description: 'The groups.',
    cacheControl: PRIVATE,
    list: 'groups',
    schema: storedSearchWordsSchema,
  },
});

export const addSearchWordsCall = declareCall({
  method: 'POST',
  path: '/api/search-word',
  tag: 'Tools',
  summary: 'Add a group of synonyms, or words for what is not sold. The next search has them.',
  who: 'admin',
  key: 'tools:write',
  rate: 'write',
  request: newSearchWordsSchema,
  success: { status: 201, description: 'The new group.', cacheControl: PRIVATE, schema: insertedSchema },
  errors: ['conflict'],
});

export const editSearchWordsCall = declareCall({
  method: 'PUT',
  path: '/api/search-word/{id}',
  tag: 'Tools',
  summary: 'Replace a group. Its language stays.',
  who: 'admin',
  key: 'tools:write',
  rate: 'write',
  params: idParamSchema,
  request: changedSearchWordsSchema,
  success: {
    status: 200,
    description: 'Done; 0 if nothing differs.',
    cacheControl: PRIVATE,
    schema: modifiedSchema,
  },
});

export const deleteSearchWordsCall = declareCall({
  method: 'DELETE',
  path: '/api/search-word/{id}',
  tag: 'Tools',
  summary: 'Delete a group.',
  who: 'admin',
  key: 'tools:write',
  rate: 'write',
  params: idParamSchema,
  success: { status: 200, description: 'Deleted.', cacheControl: PRIVATE, schema: deletedSchema },
});

export const SEARCH_WORD_CALLS: readonly Contract[] = [
  listSearchWordsCall,
  addSearchWordsCall,
  editSearchWordsCall,
  deleteSearchWordsCall,
];

import { callsOf } from '../calls/contract';
import { modifiedSchema } from '../calls/write-results.schema';
import { saveWordsSchema, specWordSchema, wordQuerySchema } from './spec-words.schema';

const PRIVATE = 'private, no-store';

export const specWordCalls = callsOf({ tag: 'Tools', who: 'admin' })({
  listWords: {
    method: 'GET',
    path: '/api/catalogue-word',
    summary:
      'The words of the catalogue in another language, those that are missing and used most first: names of specifications, values in words and names of packs, with how often tools have them.',
    key: 'tools:read',
    query: wordQuerySchema,
    success: {
      status: 200,
      description: 'The words.',
      cacheControl: PRIVATE,
      list: 'words',
      pageSize: 25,
      schema: specWordSchema,
    },
  },
  saveWords: {
    method: 'PUT',
    path: '/api/catalogue-word',
    summary: 'Translate up to 500 words of the catalogue. An empty translation takes one away.',
    key: 'tools:write',
    request: saveWordsSchema,
    success: { status: 200, description: 'How many differ.', cacheControl: PRIVATE, schema: modifiedSchema },
  },
});

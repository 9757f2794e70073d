import { type Contract, declareCall } from '../calls/contract';
import { modifiedSchema } from '../calls/write-results.schema';
import { saveWordsSchema, specWordSchema, wordQuerySchema } from './spec-words.schema';

const PRIVATE = 'private, no-store';

export const listWordsCall = declareCall({
  method: 'GET',
  path: '/api/catalogue-word',
  tag: 'Tools',
  summary:
    'The words of the catalogue in another language, those that are missing and used most first: names of specifications, values in words and names of packs, with how often tools have them.',
  who: 'admin',
  key: 'tools:read',
  rate: 'read',
  query: wordQuerySchema,
  success: {
    status: 200,
    description: 'The words.',
    cacheControl: PRIVATE,
    list: 'words',
    schema: specWordSchema,
  },
});

export const saveWordsCall = declareCall({
  method: 'PUT',
  path: '/api/catalogue-word',
  tag: 'Tools',
  summary: 'Translate up to 500 words of the catalogue. An empty translation takes one away.',
  who: 'admin',
  key: 'tools:write',
  rate: 'write',
  request: saveWordsSchema,
  success: { status: 200, description: 'How many differ.', cacheControl: PRIVATE, schema: modifiedSchema },
});

export const SPEC_WORD_CALLS: readonly Contract[] = [listWordsCall, saveWordsCall];

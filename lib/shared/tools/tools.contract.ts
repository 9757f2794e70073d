import { type Contract, declareCall } from '../calls/contract';
import { idParamSchema } from '../calls/fields.schema';
import { deletedSchema, insertedSchema } from '../calls/write-results.schema';
import { searchQuerySchema, searchResponseSchema } from './catalogue/catalogue.schema';
import {
  addToolSchema,
  editToolSchema,
  managedToolQuerySchema,
  oneToolQuerySchema,
  toolRevisionSchema,
  toolSchema,
} from './tool.schema';

/** Refusals of a public read with `state`, which requires an admin. */
const WITH_STATE = ['unauthenticated', 'forbidden', 'second-factor-setup-required'] as const;

export const listToolsCall = declareCall({
  method: 'GET',
  path: '/api/tool',
  tag: 'Tools',
  summary:
    'List tools, newest first: all of them, or with a query those that match. `q` compares letters and is no search: each of its words is in the name, SKU or description of the catalogue’s language, also within a word, case and accents aside; other forms of a word, synonyms and typing errors are found by `GET /api/search` alone. With `state`, which takes an admin’s token, those in that state or in all of them, with their prices and the units sold in the last 30 days; only then also sorted by them, by SKU, minimum order or stock, and by low stock.',
  who: 'anyone',
  key: 'tools:read',
  isCached: true,
  rate: 'read',
  query: managedToolQuerySchema,
  success: { status: 200, description: 'The tools that match.', list: 'tools', schema: toolSchema },
  errors: WITH_STATE,
});

export const addToolCall = declareCall({
  method: 'POST',
  path: '/api/tool',
  tag: 'Tools',
  summary: 'Put a tool on sale.',
  who: 'admin',
  key: 'tools:write',
  rate: 'write',
  request: addToolSchema,
  success: { status: 201, description: 'The new tool.', schema: insertedSchema },
  errors: ['sku-taken'],
});

export const getToolCall = declareCall({
  method: 'GET',
  path: '/api/tool/{id}',
  tag: 'Tools',
  summary:
    'One tool: on sale, on request or retired. With `state`, which takes an admin’s token, in any state, with its price and its `texts` in other languages.',
  who: 'anyone',
  key: 'tools:read',
  isCached: true,
  rate: 'read',
  params: idParamSchema,
  query: oneToolQuerySchema,
  success: { status: 200, description: 'The tool.', schema: toolSchema },
  errors: WITH_STATE,
});

export const editToolCall = declareCall({
  method: 'PATCH',
  path: '/api/tool/{id}',
  tag: 'Tools',
  summary:
    'Edit a tool: any of its fields but its stock, and the revision they were read at. Refused with the tool as it is under `current` if someone edited it meanwhile. Its address follows its name, and the one before redirects to it; in other languages (`texts`) it may be given.',
  who: 'admin',
  key: 'tools:write',
  rate: 'write',
  params: idParamSchema,
  request: editToolSchema,
  success: { status: 200, description: 'The revision after it.', schema: toolRevisionSchema },
  errors: ['edited-meanwhile', 'sku-taken'],
});

export const deleteToolCall = declareCall({
  method: 'DELETE',
  path: '/api/tool/{id}',
  tag: 'Tools',
  summary: 'Take a tool off sale. Its orders stay.',
  who: 'admin',
  key: 'tools:write',
  rate: 'write',
  params: idParamSchema,
  success: { status: 200, description: 'Deleted.', schema: deletedSchema },
});

export const searchToolsCall = declareCall({
  method: 'GET',
  path: '/api/search',
  tag: 'Tools',
  summary:
    'The best tools for what has been typed so far: SKU first, then whole words, beginnings of words and typing errors.',
  who: 'anyone',
  isCached: true,
  rate: 'search',
  query: searchQuerySchema,
  success: {
    status: 200,
    description: 'The tools, best first.',
    schema: searchResponseSchema,
    // The same for everybody; reused by a browser that repeats a search while someone types.
    cacheControl: 'public, max-age=10',
  },
});

export const TOOL_CALLS: readonly Contract[] = [
  listToolsCall,
  addToolCall,
  getToolCall,
  editToolCall,
  deleteToolCall,
  searchToolsCall,
];

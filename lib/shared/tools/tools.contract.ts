import { callsOf } from '../calls/contract';
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

export const toolCalls = callsOf({ tag: 'Tools', who: 'anyone' })({
  listTools: {
    method: 'GET',
    path: '/api/tool',
    summary:
      'List tools, newest first: all of them, or with a query those that match. `q` compares letters and is no search: each of its words is in the name, SKU or description of the catalogue’s language, also within a word, case and accents aside; other forms of a word, synonyms and typing errors are found by `GET /api/search` alone. With `state`, which takes an admin’s token, those in that state or in all of them, with their prices and the units sold in the last 30 days; only then also sorted by them, by SKU, minimum order or stock, and by low stock.',
    key: 'tools:read',
    isCached: true,
    query: managedToolQuerySchema,
    success: {
      status: 200,
      description: 'The tools that match.',
      list: 'tools',
      pageSize: 24,
      schema: toolSchema,
    },
    errors: WITH_STATE,
  },
  addTool: {
    method: 'POST',
    path: '/api/tool',
    summary: 'Put a tool on sale.',
    who: 'admin',
    key: 'tools:write',
    request: addToolSchema,
    success: { status: 201, description: 'The new tool.', schema: insertedSchema },
    errors: ['sku-taken'],
  },
  getTool: {
    method: 'GET',
    path: '/api/tool/{id}',
    summary:
      'One tool: on sale, on request or retired. With `state`, which takes an admin’s token, in any state, with its price and its `texts` in other languages.',
    key: 'tools:read',
    isCached: true,
    params: idParamSchema,
    query: oneToolQuerySchema,
    success: { status: 200, description: 'The tool.', schema: toolSchema },
    errors: WITH_STATE,
  },
  editTool: {
    method: 'PATCH',
    path: '/api/tool/{id}',
    summary:
      'Edit a tool: any of its fields but its stock, and the revision they were read at. Refused with the tool as it is under `current` if someone edited it meanwhile. Its address follows its name, and the one before redirects to it; in other languages (`texts`) it may be given.',
    who: 'admin',
    key: 'tools:write',
    params: idParamSchema,
    request: editToolSchema,
    success: { status: 200, description: 'The revision after it.', schema: toolRevisionSchema },
    errors: ['edited-meanwhile', 'sku-taken'],
  },
  deleteTool: {
    method: 'DELETE',
    path: '/api/tool/{id}',
    summary: 'Take a tool off sale. Its orders stay.',
    who: 'admin',
    key: 'tools:write',
    params: idParamSchema,
    success: { status: 200, description: 'Deleted.', schema: deletedSchema },
  },
  searchTools: {
    method: 'GET',
    path: '/api/search',
    summary:
      'The best tools for what has been typed so far: SKU first, then whole words, beginnings of words and typing errors.',
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
  },
});

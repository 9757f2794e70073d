import 'server-only';
import { z } from 'zod';
import { searchAnswerSchema, searchQuerySchema } from '@/lib/shared/schemas/catalogue';
import { idParamSchema } from '@/lib/shared/schemas/fields';
import {
  addReviewSchema,
  editReviewSchema,
  reviewQuerySchema,
  reviewSchema,
} from '@/lib/shared/schemas/review';
import { addToolSchema, toolQuerySchema, toolSchema } from '@/lib/shared/schemas/tool';
import { deletedSchema, insertedSchema, modifiedSchema } from './answers';
import type { ApiCall } from './api-call';

/** Calls about tools and reviews. */
export const SHOP_CALLS: readonly ApiCall[] = [
  {
    method: 'get',
    path: '/api/tool',
    tag: 'Tools',
    summary: 'List tools, newest first. Without a query it is the whole list; with one, the part that fits.',
    who: 'anyone',
    query: toolQuerySchema,
    answer: {
      status: 200,
      description: 'The tools that fit.',
      schema: z.array(toolSchema),
      headers: { 'X-Total-Count': 'How many tools fit in all.' },
    },
  },
  {
    method: 'post',
    path: '/api/tool',
    tag: 'Tools',
    summary: 'Put a tool on sale.',
    who: 'admin',
    body: addToolSchema,
    answer: { status: 201, description: 'The new tool.', schema: insertedSchema },
  },
  {
    method: 'get',
    path: '/api/tool/{id}',
    tag: 'Tools',
    summary: 'One tool.',
    who: 'anyone',
    params: idParamSchema,
    answer: { status: 200, description: 'The tool.', schema: toolSchema },
  },
  {
    method: 'delete',
    path: '/api/tool/{id}',
    tag: 'Tools',
    summary: 'Take a tool off sale. Its orders stay.',
    who: 'admin',
    params: idParamSchema,
    answer: { status: 200, description: 'Deleted.', schema: deletedSchema },
  },
  {
    method: 'get',
    path: '/api/search',
    tag: 'Tools',
    summary:
      'The best tools for what is typed so far: SKU first, then words, begun words and slips of the finger.',
    who: 'anyone',
    query: searchQuerySchema,
    answer: { status: 200, description: 'The tools, best first.', schema: searchAnswerSchema },
  },
  {
    method: 'get',
    path: '/api/review',
    tag: 'Reviews',
    summary:
      'List reviews, newest first. Without a query it is the whole list; with one, the part that fits.',
    who: 'anyone',
    query: reviewQuerySchema,
    answer: {
      status: 200,
      description: 'The reviews that fit.',
      schema: z.array(reviewSchema),
      headers: { 'X-Total-Count': 'How many reviews fit in all.' },
    },
  },
  {
    method: 'post',
    path: '/api/review',
    tag: 'Reviews',
    summary:
      'Add a review of the shop or, with `toolId`, of a tool one has bought, once each. Name and picture are those of the account, whatever is sent.',
    who: 'either',
    whose: 'an e-mail in the body must be one’s own',
    body: addReviewSchema,
    answer: { status: 201, description: 'The new review.', schema: insertedSchema },
    problems: ['forbidden', 'not-found', 'not-a-buyer', 'already-reviewed'],
  },
  {
    method: 'patch',
    path: '/api/review/{id}',
    tag: 'Reviews',
    summary: 'Change a review one has written.',
    who: 'either',
    whose: 'its author',
    params: idParamSchema,
    body: editReviewSchema,
    answer: { status: 200, description: 'Changed.', schema: modifiedSchema },
    problems: ['forbidden'],
  },
];

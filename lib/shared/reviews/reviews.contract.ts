import { type Contract, declareCall } from '../calls/contract';
import { idParamSchema } from '../calls/fields.schema';
import { insertedSchema, modifiedSchema } from '../calls/write-results.schema';
import { addReviewSchema, editReviewSchema, reviewQuerySchema, reviewSchema } from './review.schema';

export const listReviewsCall = declareCall({
  method: 'GET',
  path: '/api/review',
  tag: 'Reviews',
  summary: 'List reviews, newest first: all of them, or with a query those that match.',
  who: 'anyone',
  isCached: true,
  rate: 'read',
  query: reviewQuerySchema,
  success: { status: 200, description: 'The reviews that match.', list: 'reviews', schema: reviewSchema },
});

export const addReviewCall = declareCall({
  method: 'POST',
  path: '/api/review',
  tag: 'Reviews',
  summary:
    'Add a review of the shop or, with `toolId`, of a tool one has bought, once each. Name and picture are those of the account, whatever is sent.',
  who: 'either',
  whose: 'an e-mail in the body must be one’s own',
  rate: 'write',
  request: addReviewSchema,
  success: { status: 201, description: 'The new review.', schema: insertedSchema },
  errors: ['forbidden', 'not-found', 'not-a-buyer', 'already-reviewed'],
});

export const editReviewCall = declareCall({
  method: 'PATCH',
  path: '/api/review/{id}',
  tag: 'Reviews',
  summary: 'Change a review one has written.',
  who: 'either',
  whose: 'its author',
  rate: 'write',
  params: idParamSchema,
  request: editReviewSchema,
  success: { status: 200, description: 'Changed.', schema: modifiedSchema },
  errors: ['forbidden'],
});

export const REVIEW_CALLS: readonly Contract[] = [listReviewsCall, addReviewCall, editReviewCall];

import { callsOf } from '../calls/contract';
import { idParamSchema } from '../calls/fields.schema';
import { insertedSchema, modifiedSchema } from '../calls/write-results.schema';
import { addReviewSchema, editReviewSchema, reviewQuerySchema, reviewSchema } from './review.schema';

export const reviewCalls = callsOf({
  tag: 'Reviews',
  who: 'either',
  whose: 'an e-mail in the body must be one’s own',
})({
  listReviews: {
    method: 'GET',
    path: '/api/review',
    summary: 'List reviews, newest first: all of them, or with a query those that match.',
    who: 'anyone',
    isCached: true,
    query: reviewQuerySchema,
    success: {
      status: 200,
      description: 'The reviews that match.',
      list: 'reviews',
      pageSize: 24,
      schema: reviewSchema,
    },
  },
  addReview: {
    method: 'POST',
    path: '/api/review',
    summary:
      'Add a review of the shop or, with `toolId`, of a tool one has bought, once each. Name and picture are those of the account, whatever is sent.',
    request: addReviewSchema,
    success: { status: 201, description: 'The new review.', schema: insertedSchema },
    errors: ['forbidden', 'not-found', 'not-a-buyer', 'already-reviewed'],
  },
  editReview: {
    method: 'PATCH',
    path: '/api/review/{id}',
    summary: 'Change a review one has written.',
    whose: 'its author',
    params: idParamSchema,
    request: editReviewSchema,
    success: { status: 200, description: 'Changed.', schema: modifiedSchema },
    errors: ['forbidden'],
  },
});

import { handle, route } from '@/lib/server/http/handle';
import { listResponse } from '@/lib/server/http/list-response';
import { addReview } from '@/lib/server/reviews/add-review';
import { readReviews } from '@/lib/server/reviews/read-reviews';
import { addReviewSchema, reviewQuerySchema } from '@/lib/shared/schemas/review';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: handle({
    who: 'anyone',
    rate: 'read',
    query: reviewQuerySchema,
    run: async ({ query }) => {
      const { reviews, total } = await readReviews(query);
      return listResponse(reviews, total);
    },
  }),
  POST: handle({
    who: 'either',
    rate: 'write',
    body: addReviewSchema,
    status: 201,
    run: ({ actor, body }) => addReview(actor, body),
  }),
});

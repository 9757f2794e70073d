import { handle, route } from '@/lib/server/http/handle';
import { addReview } from '@/lib/server/reviews/add-review';
import { readReviews } from '@/lib/server/reviews/read-reviews';
import { addReviewSchema } from '@/lib/shared/schemas/review';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: handle({ who: 'anyone', rate: 'read', run: () => readReviews() }),
  POST: handle({
    who: 'either',
    rate: 'write',
    body: addReviewSchema,
    status: 201,
    run: ({ actor, body }) => addReview(actor, body),
  }),
});

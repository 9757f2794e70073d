import { bind } from '@/lib/server/api/bind';
import { bindPublic } from '@/lib/server/api/bind-public';
import { route, whileOn } from '@/lib/server/api/route';
import { readReviews } from '@/lib/server/commerce/reviews/read-reviews';
import { addReview } from '@/lib/server/commerce/reviews/write-review';
import { reviewCalls } from '@/lib/shared/reviews/reviews.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route(
  whileOn('reviews', [
    bindPublic(reviewCalls.listReviews, ({ query }) => readReviews(query)),
    bind(reviewCalls.addReview, ({ actor, body }) => addReview(actor, body)),
  ]),
);

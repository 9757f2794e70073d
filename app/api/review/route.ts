import { bind } from '@/lib/server/api/bind';
import { bindPublic } from '@/lib/server/api/bind-public';
import { route, whileOn } from '@/lib/server/api/route';
import { readReviews } from '@/lib/server/commerce/reviews/read-reviews';
import { addReview } from '@/lib/server/commerce/reviews/write-review';
import { addReviewCall, listReviewsCall } from '@/lib/shared/reviews/reviews.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route(
  whileOn('reviews', [
    bindPublic(listReviewsCall, ({ query }) => readReviews(query)),
    bind(addReviewCall, ({ actor, body }) => addReview(actor, body)),
  ]),
);

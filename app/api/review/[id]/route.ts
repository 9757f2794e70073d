import { bind } from '@/lib/server/api/bind';
import { route, whileOn } from '@/lib/server/api/route';
import { editReview } from '@/lib/server/commerce/reviews/write-review';
import { reviewCalls } from '@/lib/shared/reviews/reviews.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route(
  whileOn('reviews', [
    bind(reviewCalls.editReview, ({ actor, params, body }) => editReview(actor, params.id, body)),
  ]),
);

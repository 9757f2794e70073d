import { handle, route } from '@/lib/server/http/handle';
import { editReview } from '@/lib/server/reviews/edit-review';
import { idParamSchema } from '@/lib/shared/schemas/fields';
import { editReviewSchema } from '@/lib/shared/schemas/review';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  PATCH: handle({
    who: 'either',
    rate: 'write',
    params: idParamSchema,
    body: editReviewSchema,
    run: ({ actor, params, body }) => editReview(actor, params.id, body),
  }),
});

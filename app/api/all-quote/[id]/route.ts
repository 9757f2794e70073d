import { handle, route } from '@/lib/server/http/handle';
import { moveQuote } from '@/lib/server/quotes/move-quote';
import { moveEnquirySchema } from '@/lib/shared/schemas/enquiry';
import { idParamSchema } from '@/lib/shared/schemas/fields';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  PATCH: handle({
    who: 'admin',
    rate: 'write',
    params: idParamSchema,
    body: moveEnquirySchema,
    run: ({ actor, params, body }) => moveQuote(actor, params.id, body.state),
  }),
});

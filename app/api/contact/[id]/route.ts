import { moveMessage } from '@/lib/server/contact/move-message';
import { handle, route } from '@/lib/server/http/handle';
import { moveEnquirySchema } from '@/lib/shared/schemas/enquiry';
import { idParamSchema } from '@/lib/shared/schemas/fields';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  PATCH: handle({
    who: 'admin',
    rate: 'write',
    params: idParamSchema,
    body: moveEnquirySchema,
    run: ({ actor, params, body }) => moveMessage(actor, params.id, body.state),
  }),
});

import { handle, route } from '@/lib/server/http/handle';
import { confirmSubscription } from '@/lib/server/newsletter/confirm-subscription';
import { newsletterTokenSchema } from '@/lib/shared/schemas/newsletter';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: handle({
    who: 'anyone',
    rate: 'account-link',
    body: newsletterTokenSchema,
    run: ({ body }) => confirmSubscription(body.token),
  }),
});

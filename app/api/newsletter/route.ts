import { after } from 'next/server';
import { handle, route } from '@/lib/server/http/handle';
import { subscribe } from '@/lib/server/newsletter/subscribe';
import { newsletterSchema } from '@/lib/shared/schemas/newsletter';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: handle({
    who: 'anyone',
    rate: 'account-mail',
    body: newsletterSchema,
    status: 202,
    run: ({ body, language }) => subscribe(body.email, language, after),
  }),
});

import { z } from 'zod';
import { handle, route } from '@/lib/server/http/handle';
import { getDatasheet } from '@/lib/server/tools/get-datasheet';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: handle({
    who: 'anyone',
    rate: 'read',
    params: z.object({ slug: z.string().max(100) }),
    run: ({ params }) => getDatasheet(params.slug),
  }),
});

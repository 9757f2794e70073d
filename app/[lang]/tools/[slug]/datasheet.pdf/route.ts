import { z } from 'zod';
import { handle, route } from '@/lib/server/http/handle';
import { getDatasheet } from '@/lib/server/tools/get-datasheet';
import { languageParamSchema } from '@/lib/shared/schemas/fields';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: handle({
    who: 'anyone',
    rate: 'read',
    params: languageParamSchema.extend({ slug: z.string().max(100) }),
    run: ({ params }) => getDatasheet(params.slug, params.lang),
  }),
});

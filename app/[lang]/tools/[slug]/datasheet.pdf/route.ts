import { z } from 'zod';
import { handle } from '@/lib/server/api/handle';
import { route } from '@/lib/server/api/route';
import { getDatasheet } from '@/lib/server/commerce/tools/read/get-datasheet';
import { languageParamSchema } from '@/lib/shared/calls/fields.schema';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  {
    method: 'GET',
    handler: handle({
      path: '/{lang}/tools/{slug}/datasheet.pdf',
      who: 'anyone',
      rate: 'read',
      params: languageParamSchema.extend({ slug: z.string().max(100) }),
      run: ({ params }) => getDatasheet(params.slug, params.lang),
    }),
  },
]);

import { z } from 'zod';
import { handle } from '@/lib/server/api/handle';
import { route } from '@/lib/server/api/route';
import { getFile } from '@/lib/server/commerce/files/get-file';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  {
    method: 'GET',
    // Not limited by calls, as the image optimiser reads pictures here; serving/guards/limit-renderings.ts limits addresses.
    handler: handle({
      path: '/files/{name}',
      who: 'anyone',
      params: z.object({ name: z.string().max(100) }),
      run: ({ params, request }) => getFile(params.name, request),
    }),
  },
]);

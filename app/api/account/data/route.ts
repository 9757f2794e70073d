import { handle, route } from '@/lib/server/http/handle';
import { exportData } from '@/lib/server/privacy/export-data';
import { BRAND } from '@/lib/shared/brand';

const FILE_NAME = `${BRAND.name.toLowerCase()}-my-data.json`;

/** Answers a file, so that a plain link on the profile downloads it. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: handle({
    who: 'either',
    rate: 'write',
    run: async ({ actor }) =>
      new Response(JSON.stringify(await exportData(actor), null, 2), {
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': `attachment; filename="${FILE_NAME}"`,
          'cache-control': 'no-store',
        },
      }),
  }),
});

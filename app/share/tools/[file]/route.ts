import { z } from 'zod';
import { toolShareCard } from '@/lib/server/feeds/tool-share-card';
import { handle, route } from '@/lib/server/http/handle';
import { LANGUAGES } from '@/lib/shared/languages';
import { textsFor } from '@/lib/shared/texts/texts-for';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: handle({
    who: 'anyone',
    params: z.object({ file: z.string().regex(/^[a-z0-9-]+\.jpg$/) }),
    run: async ({ params }) => {
      const slug = params.file.slice(0, -'.jpg'.length);
      const picture = await toolShareCard(slug, textsFor(LANGUAGES.default).tools);
      return new Response(new Uint8Array(picture), {
        headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=3600' },
      });
    },
  }),
});

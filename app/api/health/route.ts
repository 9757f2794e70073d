import { database } from '@/lib/server/db/client';
import { handle, route } from '@/lib/server/http/handle';

export const dynamic = 'force-dynamic';

/** Whether this instance serves and reaches its database, for probes: 200, or 503 while the database is away. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: handle({
    who: 'anyone',
    run: async () => {
      const db = await database();
      await db.command({ ping: 1 });
      return { status: 'ok' };
    },
  }),
});

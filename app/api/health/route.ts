import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { database } from '@/lib/server/platform/db/client';
import { serviceCalls } from '@/lib/shared/calls/service.contract';

export const dynamic = 'force-dynamic';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(serviceCalls.checkHealth, async () => {
    await (await database()).command({ ping: 1 });
    return { status: 'ok' };
  }),
]);

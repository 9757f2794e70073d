import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { checkLifeCall } from '@/lib/shared/calls/service.contract';

export const dynamic = 'force-dynamic';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(checkLifeCall, () => Promise.resolve({ status: 'ok' as const })),
]);

import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { serviceCalls } from '@/lib/shared/calls/service.contract';

export const dynamic = 'force-dynamic';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(serviceCalls.checkLife, () => Promise.resolve({ status: 'ok' as const })),
]);

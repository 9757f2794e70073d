import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { isReady } from '@/lib/server/platform/readiness';
import { serviceCalls } from '@/lib/shared/calls/service.contract';
import { AppError } from '@/lib/shared/messages/errors';

export const dynamic = 'force-dynamic';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(serviceCalls.checkReadiness, () => {
    if (!isReady()) throw new AppError('not-ready');
    return Promise.resolve({ status: 'ok' as const });
  }),
]);

import { bind } from '@/lib/server/api/bind';
import { logPolicyReports } from '@/lib/server/api/log-policy-reports';
import { route } from '@/lib/server/api/route';
import { serviceCalls } from '@/lib/shared/calls/service.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(serviceCalls.reportPolicy, async ({ body }) => logPolicyReports(body)),
]);

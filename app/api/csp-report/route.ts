import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { logPolicyReports } from '@/lib/server/serving/policy-report';
import { reportPolicyCall } from '@/lib/shared/site/service.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(reportPolicyCall, async ({ body }) => logPolicyReports(body)),
]);

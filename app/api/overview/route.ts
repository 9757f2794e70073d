import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { readOverview } from '@/lib/server/commerce/reports/read-overview';
import { overviewCalls } from '@/lib/shared/reports/overview.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(overviewCalls.getOverview, ({ actor, query }) => readOverview(actor, query.days)),
]);

import { callsOf } from '../calls/contract';
import { overviewQuerySchema, overviewSchema } from './overview.schema';

export const overviewCalls = callsOf({ tag: 'Orders', who: 'admin' })({
  getOverview: {
    method: 'GET',
    path: '/api/overview',
    summary:
      'Revenue, orders, units and refunds of a period against the one before, what waits, what sells best, what runs out, and searches in vain. At most a few seconds old.',
    query: overviewQuerySchema,
    success: { status: 200, description: 'The overview.', schema: overviewSchema },
  },
});

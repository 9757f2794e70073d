import { type Contract, declareCall } from '../calls/contract';
import { overviewQuerySchema, overviewSchema } from './overview.schema';

export const getOverviewCall = declareCall({
  method: 'GET',
  path: '/api/overview',
  tag: 'Orders',
  summary:
    'Revenue, orders, units and refunds of a period against the one before, what waits, what sells best, what runs out, and searches in vain. At most a few seconds old.',
  who: 'admin',
  rate: 'read',
  query: overviewQuerySchema,
  success: { status: 200, description: 'The overview.', schema: overviewSchema },
});

export const OVERVIEW_CALLS: readonly Contract[] = [getOverviewCall];

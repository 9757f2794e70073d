import { z } from 'zod';
import { type Contract, declareCall } from '../calls/contract';
import { idParamSchema } from '../calls/fields.schema';
import { deletedSchema } from '../calls/write-results.schema';

/** Of one account with a verified e-mail. */
export const STOCK_WATCHES_MAX = 100;

const stockWatchSchema = z.object({
  toolId: z.string(),
  sku: z.string(),
  name: z.string(),
  slug: z.string(),
  since: z.iso.datetime(),
});
export type StockWatch = z.infer<typeof stockWatchSchema>;

const OWN = 'one’s own';

export const listStockWatchesCall = declareCall({
  method: 'GET',
  path: '/api/stock-watch',
  tag: 'Tools',
  summary: 'The tools about which one gets a mail when they are back in stock, the newest first.',
  who: 'either',
  whose: OWN,
  rate: 'read',
  success: { status: 200, description: 'The tools.', list: 'watches', schema: stockWatchSchema },
});

export const watchStockCall = declareCall({
  method: 'PUT',
  path: '/api/tool/{id}/stock-watch',
  tag: 'Tools',
  summary:
    'Get one mail when this tool, which is out of stock, is back in stock. Again it changes nothing; the mail ends it.',
  who: 'either',
  whose: OWN,
  rate: 'write',
  params: idParamSchema,
  pageLanguage: true,
  success: {
    status: 200,
    description: 'A mail will come.',
    schema: z.object({ watching: z.literal(true) }),
  },
  errors: ['not-found', 'conflict', 'not-on-sale'],
});

export const unwatchStockCall = declareCall({
  method: 'DELETE',
  path: '/api/tool/{id}/stock-watch',
  tag: 'Tools',
  summary: 'Get no mail about this tool’s stock.',
  who: 'either',
  whose: OWN,
  rate: 'write',
  params: idParamSchema,
  success: { status: 200, description: 'No mail will come.', schema: deletedSchema },
});

export const STOCK_WATCH_CALLS: readonly Contract[] = [
  listStockWatchesCall,
  watchStockCall,
  unwatchStockCall,
];

import 'server-only';
import { z } from 'zod';
import { idParamSchema } from '@/lib/shared/schemas/fields';
import {
  correctStockSchema,
  stockFiguresSchema,
  stockLineSchema,
  stockQuerySchema,
} from '@/lib/shared/schemas/stock';
import type { ApiCall } from './api-call';

/** Calls about stock. */
export const STOCK_CALLS: readonly ApiCall[] = [
  {
    method: 'get',
    path: '/api/tool/{id}/stock',
    tag: 'Tools',
    summary:
      'The stock ledger of a tool, newest line first: every change of what is available and on hand, with reason, actor and time. It outlives the tool.',
    who: 'admin',
    params: idParamSchema,
    query: stockQuerySchema,
    answer: {
      status: 200,
      description: 'The lines.',
      schema: z.array(stockLineSchema),
      headers: { 'X-Total-Count': 'How many lines there are in all.' },
    },
  },
  {
    method: 'post',
    path: '/api/tool/{id}/stock',
    tag: 'Tools',
    summary:
      'Correct how many units are available, with a reason. Refused if the stock is no longer as it was seen.',
    who: 'admin',
    params: idParamSchema,
    body: correctStockSchema,
    answer: { status: 200, description: 'The figures afterwards.', schema: stockFiguresSchema },
    problems: ['conflict'],
  },
];

import { z } from 'zod';
import { ORDER_STATES } from '../orders/order-status';
import { TOOL_STATES } from '../tools/tool-states';

/** Of each kind. */
export const COMMAND_HITS_MAX = 5;

const COMMAND_QUERY_MAX = 200;

/** Query of `GET /api/command`. */
export const commandQuerySchema = z.object({ q: z.string().trim().max(COMMAND_QUERY_MAX).default('') });

export const commandResponseSchema = z.object({
  orders: z.array(
    z.object({
      _id: z.string(),
      number: z.string(),
      poNumber: z.string().optional(),
      buyerName: z.string(),
      state: z.enum(ORDER_STATES),
      value: z.number(),
    }),
  ),
  customers: z.array(z.object({ _id: z.string(), name: z.string(), email: z.string() })),
  tools: z.array(
    z.object({ _id: z.string(), sku: z.string(), name: z.string(), state: z.enum(TOOL_STATES) }),
  ),
});
export type CommandResponse = z.infer<typeof commandResponseSchema>;

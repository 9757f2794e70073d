import { z } from 'zod';
import { ORDER_STATES } from '../orders/order-status';
import { TOOL_STATES } from '../quantity/quantity-rules';

/** The most hits of each kind. */
export const COMMAND_HITS_MAX = 5;

const COMMAND_QUERY_MAX = 200;

/** Query of `GET /api/command`. */
export const commandQuerySchema = z.object({ q: z.string().trim().max(COMMAND_QUERY_MAX).default('') });

export const RECORD_KINDS = [
  'company',
  'offer',
  'request',
  'approval',
  'invoice',
  'payment',
  'price-list',
  'return',
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** `name` is what it is called, mostly its number; an invoice, payment or approval opens with its order or company. */
const foundRecordSchema = z.object({
  kind: z.enum(RECORD_KINDS),
  _id: z.string(),
  name: z.string(),
  detail: z.string().optional(),
  value: z.number().optional(),
  orderId: z.string().optional(),
  companyId: z.string().optional(),
});
export type FoundRecord = z.infer<typeof foundRecordSchema>;

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
  /** By kind, in the order of `RECORD_KINDS`; absent if there are none. */
  records: z.array(foundRecordSchema).optional(),
});
export type CommandResponse = z.infer<typeof commandResponseSchema>;

import { z } from 'zod';

export const OVERVIEW_DAYS = [7, 30, 90, 365] as const;
export type OverviewDays = (typeof OVERVIEW_DAYS)[number];

/** Query of `GET /api/overview`. 365 is this calendar month and the eleven before it. */
export const overviewQuerySchema = z.object({
  days: z
    .enum(['7', '30', '90', '365'])
    .default('30')
    .transform((days) => Number(days) as OverviewDays),
});

/** Dollars and counts. Orders and their units count when they are paid, refunds when they are made. */
const salesSchema = z.object({
  revenue: z.number(),
  /** Revenue without tax, where orders have any. */
  net: z.number().optional(),
  /** Refunds and lost disputes, of orders paid at any time. */
  refunds: z.number(),
  orders: z.number(),
  units: z.number(),
});
export type Sales = z.infer<typeof salesSchema>;

const orderCountSchema = z.object({ count: z.number(), value: z.number() });

const waitingOrderSchema = z.object({
  _id: z.string(),
  number: z.string(),
  buyerName: z.string(),
  buyerEmail: z.string(),
  value: z.number(),
  /** When it was paid; of an unpaid order, when its reservation expires. */
  at: z.string(),
});
export type WaitingOrder = z.infer<typeof waitingOrderSchema>;

const stockedToolSchema = z.object({
  toolId: z.string(),
  sku: z.string(),
  name: z.string(),
  available: z.number(),
  /** Units in orders paid in the last thirty days. */
  sold: z.number(),
  /** Whole days that the available units last at that pace; absent without sales. */
  daysLeft: z.number().optional(),
});
export type StockedTool = z.infer<typeof stockedToolSchema>;

/** Lower bounds of ages, in whole days since payment. */
export const SHIP_AGES = [0, 1, 2, 7] as const;

export const overviewSchema = z.object({
  days: z.number(),
  unit: z.enum(['day', 'month']),
  timeZone: z.string(),
  from: z.string(),
  to: z.string(),
  now: salesSchema,
  /** The previous period: as long, up to the same time of its last day. */
  before: salesSchema,
  /** By day (`2026-11-21`) or month (`2026-11`), with the corresponding part of the previous period. */
  series: z.array(z.object({ key: z.string(), now: salesSchema, before: salesSchema })),
  toShip: orderCountSchema.extend({
    ages: z.array(orderCountSchema.extend({ fromDays: z.number() })),
    next: z.array(waitingOrderSchema),
  }),
  unpaid: orderCountSchema.extend({
    soon: orderCountSchema,
    next: z.array(waitingOrderSchema),
  }),
  /** By revenue in the period. */
  tools: z.array(
    z.object({
      toolId: z.string(),
      sku: z.string(),
      name: z.string(),
      units: z.number(),
      revenue: z.number(),
    }),
  ),
  /** By revenue in the period; the name is null once the account is closed. */
  customers: z.array(
    z.object({ _id: z.string(), name: z.string().nullable(), orders: z.number(), revenue: z.number() }),
  ),
  /** By revenue in the period; without `_id` where the company is known no more. */
  companies: z.array(
    z.object({
      _id: z.string().optional(),
      number: z.string(),
      name: z.string(),
      orders: z.number(),
      revenue: z.number(),
    }),
  ),
  /** Of invoices on account at this moment, `overdue` of `open`, and the credit of companies. */
  owed: z.object({ open: z.number(), overdue: z.number(), credit: z.number() }),
  stock: z.object({
    outOfStock: z.number(),
    out: z.array(stockedToolSchema),
    low: z.array(stockedToolSchema),
  }),
  searches: z.array(z.object({ words: z.string(), count: z.number() })),
  failedRefunds: z.number(),
});
export type Overview = z.infer<typeof overviewSchema>;

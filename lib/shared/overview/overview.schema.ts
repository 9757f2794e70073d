import { z } from 'zod';

/** How many days an overview can be about. */
export const OVERVIEW_DAYS = [7, 30, 90, 365] as const;
export type OverviewDays = (typeof OVERVIEW_DAYS)[number];

/** Query of `GET /api/overview`. 365 is this calendar month and the eleven before it. */
export const overviewQuerySchema = z.object({
  days: z
    .enum(['7', '30', '90', '365'])
    .default('30')
    .transform((days) => Number(days) as OverviewDays),
});

/** Sums of a span of time, in dollars and counts. Orders and their units count when they are paid, refunds when they are made. */
const salesSchema = z.object({
  revenue: z.number(),
  /** What went back to buyers, by refunds and by lost disputes, of orders paid at any time. */
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
  /** When it was paid; of an unpaid one, when its hold expires. */
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
  /** For how many whole days the available units last at that pace; absent where none were sold. */
  daysLeft: z.number().optional(),
});
export type StockedTool = z.infer<typeof stockedToolSchema>;

/** The ages of orders that wait to be shipped: from this many whole days since payment, up to the next. */
export const SHIP_AGES = [0, 1, 2, 7] as const;

/** What an admin's overview shows. */
export const overviewSchema = z.object({
  days: z.number(),
  /** What a part of the series is, by the calendar of the time zone. */
  unit: z.enum(['day', 'month']),
  timeZone: z.string(),
  from: z.string(),
  to: z.string(),
  now: salesSchema,
  /** Of the period before: as long, up to the same time of its last day. */
  before: salesSchema,
  /** Each day (`2026-11-21`) or month (`2026-11`) of the period, and the same one of the period before. */
  series: z.array(z.object({ key: z.string(), now: salesSchema, before: salesSchema })),
  toShip: orderCountSchema.extend({
    ages: z.array(orderCountSchema.extend({ fromDays: z.number() })),
    /** The first ones that were paid. */
    next: z.array(waitingOrderSchema),
  }),
  unpaid: orderCountSchema.extend({
    /** Those that expire within a day. */
    soon: orderCountSchema,
    next: z.array(waitingOrderSchema),
  }),
  /** By what was paid for them in the period. */
  tools: z.array(
    z.object({
      toolId: z.string(),
      sku: z.string(),
      name: z.string(),
      units: z.number(),
      revenue: z.number(),
    }),
  ),
  /** By what they paid in the period; the name is null once the account is closed. */
  customers: z.array(
    z.object({ _id: z.string(), name: z.string().nullable(), orders: z.number(), revenue: z.number() }),
  ),
  stock: z.object({
    /** How many tools on sale have fewer units than their minimum order. */
    outOfStock: z.number(),
    /** Those of them that sold most lately. */
    out: z.array(stockedToolSchema),
    /** Those that run out first. */
    low: z.array(stockedToolSchema),
  }),
  /** What people searched for in vain, by how often. */
  searches: z.array(z.object({ words: z.string(), count: z.number() })),
  /** Orders with a failed refund. */
  failedRefunds: z.number(),
});
export type Overview = z.infer<typeof overviewSchema>;

import { z } from 'zod';
import { BUDGET_PERIODS } from '../companies/budget-period';

/** An approval that an order needs, and the names of those who can give it, owners last. `sentence` is English. */
export const shownNeedSchema = z.object({
  code: z.enum(['rule', 'over-budget']),
  name: z.string(),
  sentence: z.string(),
  /** The amount of a rule, above which it applies; 0 is every order. */
  over: z.number().optional(),
  /** The rest of a budget in the period. */
  left: z.number().optional(),
  period: z.string().optional(),
  approvers: z.array(z.string()),
});
export type ShownNeed = z.infer<typeof shownNeedSchema>;

const previewSchema = z.object({
  /** True if it has to be submitted; it can be placed or submitted where there are no problems. */
  needed: z.boolean(),
  needs: z.array(shownNeedSchema),
  problems: z.array(z.object({ code: z.string(), message: z.string() })),
  budget: z
    .object({
      name: z.string(),
      /** The present one: `2026-11`, `2026-Q4` or `2026`. */
      period: z.string(),
      kind: z.enum(BUDGET_PERIODS),
      limit: z.number(),
      left: z.number(),
      /** Less than 0 where the order passes the limit. */
      leftAfter: z.number(),
    })
    .optional(),
  credit: z.object({ limit: z.number(), free: z.number(), freeAfter: z.number() }).optional(),
});
export type ApprovalPreview = z.infer<typeof previewSchema>;

/** The needs of an order paid by card, and of one on account; null where there is no account. */
export const orderApprovalSchema = z.object({
  card: previewSchema,
  account: previewSchema.nullable(),
  /** True if orders need a PO number. */
  poRequired: z.boolean().optional(),
  /** Days to pay an invoice, where the company orders on account. */
  termsDays: z.number().optional(),
});
export type OrderApproval = z.infer<typeof orderApprovalSchema>;

/** In a shop that charges: where the cart is to go, and how. */
export const cartApprovalQuerySchema = z.object({
  country: z.string().max(100).optional(),
  region: z.string().max(100).optional(),
  postalCode: z.string().max(100).optional(),
  shippingMethod: z.string().max(30).optional(),
});
export type CartApprovalQuery = z.infer<typeof cartApprovalQuerySchema>;

/** `version` is the cart's. */
export const cartApprovalSchema = orderApprovalSchema.extend({
  version: z.number(),
  due: z.number(),
  /** The shop charges freight or tax, which `due` is without. */
  estimate: z.literal(true).optional(),
});
export type CartApproval = z.infer<typeof cartApprovalSchema>;

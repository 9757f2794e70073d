import { z } from 'zod';
import { textSchema } from '../calls/fields.schema';
import { writtenLineSchema } from '../cart/cart.schema';
import { pageSchema, wholeNumberText } from '../numbers/number-fields.schema';
import { chargedAnswerFields, deliveryWishFields } from '../orders/order.schema';
import { eachNote } from '../orders/order-notes';
import { receiptSchema } from '../prices/tool-price.schema';
import { shownNeedSchema } from './approval.schema';
import { APPROVAL_VIEWS, type ApprovalView, REQUISITION_STATES } from './requisition-states';

const REASON_MAX_LENGTH = 500;
const PAGE_LIMIT_MAX = 100;

const requisitionLineSchema = z.object({
  toolId: z.string(),
  sku: z.string(),
  name: z.string(),
  image: z.string(),
  quantity: z.number(),
  unitPrice: z.number(),
  lineTotal: z.number(),
  receipt: receiptSchema,
  reference: z.string().optional(),
  note: z.string().optional(),
  requestedOn: z.string().optional(),
  written: writtenLineSchema.optional(),
});

const requisitionNeedSchema = shownNeedSchema.extend({
  id: z.string(),
  yes: z.object({ name: z.string(), at: z.iso.datetime() }).optional(),
});
export type RequisitionNeed = z.infer<typeof requisitionNeedSchema>;

/** How it is no longer as it was submitted; `code` is that of the refusal, with what else that says. */
const changeSchema = z.looseObject({ code: z.string(), message: z.string() });
export type RequisitionChange = z.infer<typeof changeSchema>;

export const requisitionSchema = z.object({
  _id: z.string(),
  number: z.string(),
  state: z.enum(REQUISITION_STATES),
  requester: z.object({ userId: z.string(), name: z.string() }),
  source: z.union([z.literal('cart'), z.object({ offerId: z.string(), version: z.number() })]),
  /** In lists the first five. */
  lines: z.array(requisitionLineSchema),
  lineCount: z.number(),
  units: z.number(),
  goodsValue: z.number(),
  due: z.number(),
  ...chargedAnswerFields,
  address: z.string(),
  phone: z.string(),
  requestedOn: z.string().optional(),
  deliver: deliveryWishFields.deliver,
  poNumber: z.string().optional(),
  ...eachNote(() => z.string().optional()),
  payBy: z.enum(['card', 'account']),
  submittedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  needs: z.array(requisitionNeedSchema),
  /** True if the reader may answer it now. */
  mayDecide: z.boolean(),
  /** The requester's budget in the present period, for those who may decide. */
  budget: z
    .object({
      name: z.string(),
      period: z.string(),
      limit: z.number(),
      left: z.number(),
      leftAfter: z.number(),
    })
    .optional(),
  orderId: z.string().optional(),
  orderNumber: z.string().optional(),
  reason: z.string().optional(),
  endedAt: z.iso.datetime().optional(),
  endedBy: z.string().optional(),
  /** Differences between an open request and its tools now. */
  changes: z.array(changeSchema).optional(),
  /** Why the last approval could not place the order. */
  lastFailure: z.object({ code: z.string(), message: z.string(), at: z.iso.datetime() }).optional(),
});
export type Requisition = z.infer<typeof requisitionSchema>;

const flagSchema = z.enum(['true']).optional();

export const requisitionsQuerySchema = z.object({
  state: z.enum(REQUISITION_STATES).optional(),
  /** One's own. */
  mine: flagSchema,
  /** Open ones that one may answer. */
  toDecide: flagSchema,
  page: pageSchema.optional(),
  limit: wholeNumberText(1, PAGE_LIMIT_MAX).optional(),
});
export type RequisitionsQuery = z.infer<typeof requisitionsQuerySchema>;

export const rejectRequisitionSchema = z.strictObject({
  reason: textSchema('refund-reason-required', REASON_MAX_LENGTH, 'field-too-long'),
});
export type RejectRequisitionInput = z.infer<typeof rejectRequisitionSchema>;

/** Of the page of requests. */
export const requisitionsAddressSchema = z.object({
  view: z.enum(APPROVAL_VIEWS).optional(),
  page: pageSchema.optional(),
});

export const QUERY_OF_VIEW: Record<ApprovalView, RequisitionsQuery> = {
  'to-decide': { toDecide: 'true' },
  mine: { mine: 'true' },
  all: {},
};

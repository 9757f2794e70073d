import { z } from 'zod';
import {
  hasAtMostLines,
  isOneLine,
  LINES_MAX,
  objectIdSchema,
  optionalTextSchema,
  textSchema,
} from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { isPositiveCents } from '../numbers/money';
import { pageSchema, wholeNumberText } from '../numbers/number-fields.schema';
import { namedLinesSchema, unitsSchema } from '../orders/ship/named-lines.schema';
import { ORDER_LINES_MAX } from '../quantity/quantity-rules';
import { refineSerials, serialsSchema } from '../serials/serial-number';
import { RETURN_REASONS, type ReturnReason } from '../shipments/return-states';
import { RETURN_STATES } from '../shipments/shipment.schema';

export const RETURN_LENGTHS = { note: 1_000, details: 500, instructions: 2_000, reason: 500, condition: 300 };
const EXTERNAL_ID_MAX_LENGTH = 100;
const LIMIT_MAX = 100;
const UNITS_MAX = 1_000_000;

const words = (maxLength: number) =>
  optionalTextSchema(maxLength).refine(hasAtMostLines(LINES_MAX.note), issue('field-too-long')).optional();

const reasonSchema = textSchema('refund-reason-required', RETURN_LENGTHS.reason, 'field-too-long');

/** None is allowed: of a line that is refused, or did not come. */
const someUnitsSchema = z
  .number({ error: issue('return-units-invalid') })
  .int(issue('return-units-invalid'))
  .min(0, issue('return-units-invalid'))
  .max(UNITS_MAX, issue('return-units-invalid'));

const requestedFields = {
  quantity: unitsSchema,
  reason: z.enum(RETURN_REASONS, { error: issue('return-reason-invalid') }),
  note: words(RETURN_LENGTHS.details),
  serials: serialsSchema.optional(),
};

type Requested = {
  quantity: number;
  reason: ReturnReason;
  note?: string | undefined;
  serials?: string[] | undefined;
};

/** The reason `other` needs words; a line has no more serial numbers than units. */
function refineRequested(lines: readonly Requested[], context: z.RefinementCtx): void {
  refineSerials(lines, context);
  for (const [index, { reason, note }] of lines.entries())
    if (reason === 'other' && !note)
      context.addIssue({ code: 'custom', path: [index, 'note'], message: issue('return-details-required') });
}

export const requestReturnSchema = z.strictObject({
  shipmentId: objectIdSchema,
  lines: z
    .array(z.strictObject({ toolId: objectIdSchema, ...requestedFields }), {
      error: issue('lines-required'),
    })
    .min(1, issue('lines-required'))
    .max(ORDER_LINES_MAX)
    .superRefine((lines, context) => {
      if (new Set(lines.map(({ toolId }) => toolId)).size < lines.length)
        context.addIssue({ code: 'custom', message: issue('refund-line-twice') });
      refineRequested(lines, context);
    }),
  note: words(RETURN_LENGTHS.note),
});
export type RequestReturnInput = z.infer<typeof requestReturnSchema>;

/** Body of `POST /api/all-order/{id}/return`. */
export const returnForBuyerSchema = z.strictObject({
  shipmentId: objectIdSchema,
  lines: namedLinesSchema(requestedFields).superRefine((lines, context) =>
    refineRequested(lines as Requested[], context),
  ),
  note: words(RETURN_LENGTHS.note),
  instructions: words(RETURN_LENGTHS.instructions),
});
export type ReturnForBuyerInput = z.infer<typeof returnForBuyerSchema>;

/** Without lines, or for those left out, everything that was asked for. */
export const approveReturnSchema = z.strictObject({
  lines: namedLinesSchema({ quantity: someUnitsSchema }).optional(),
  instructions: words(RETURN_LENGTHS.instructions),
});
export type ApproveReturnInput = z.infer<typeof approveReturnSchema>;

export const returnReasonSchema = z.strictObject({ reason: reasonSchema });

export const receiveReturnSchema = z.strictObject({
  /** Of a line that is left out nothing came. */
  lines: namedLinesSchema({
    restock: someUnitsSchema,
    scrap: someUnitsSchema,
    condition: words(RETURN_LENGTHS.condition),
    serials: serialsSchema.optional(),
  }).superRefine((lines, context) => refineSerials(lines as { serials?: string[] }[], context)),
  /** The number that another program has for the receipt. */
  externalId: z
    .string()
    .trim()
    .min(1)
    .max(EXTERNAL_ID_MAX_LENGTH)
    .refine(isOneLine, issue('invalid'))
    .optional(),
});
export type ReceiveReturnInput = z.infer<typeof receiveReturnSchema>;

/** Without an amount, the value of what arrived. */
export const settleReturnSchema = z.strictObject({
  amount: z
    .number({ error: issue('refund-amount-invalid') })
    .refine(isPositiveCents, issue('refund-amount-invalid'))
    .optional(),
  reason: reasonSchema.optional(),
});
export type SettleReturnInput = z.infer<typeof settleReturnSchema>;

export const returnSettledSchema = z.object({
  refunded: z.number(),
  refundId: z.string(),
  creditNoteNumber: z.string().optional(),
});
export type ReturnSettled = z.infer<typeof returnSettledSchema>;

export const madeReturnSchema = z.object({ insertedId: z.string(), number: z.string() });
export type MadeReturn = z.infer<typeof madeReturnSchema>;

const partFields = { page: pageSchema.optional(), limit: wholeNumberText(1, LIMIT_MAX).optional() };

/** `ended`: of those that nothing follows. */
const stateSchema = z.enum(['all', 'ended', ...RETURN_STATES]).optional();

export const ownReturnsQuerySchema = z.object({ state: stateSchema, ...partFields });
export type OwnReturnsQuery = z.infer<typeof ownReturnsQuerySchema>;

export const allReturnsQuerySchema = z.object({
  state: stateSchema,
  /** Words in the number of return, order or delivery note, or of who bought it. */
  q: z.string().trim().max(200).optional(),
  ...partFields,
});
export type AllReturnsQuery = z.infer<typeof allReturnsQuerySchema>;

export const RETURN_FILTERS = ['requested', 'approved', 'received', 'ended', 'all'] as const;
type ReturnFilter = (typeof RETURN_FILTERS)[number];

/** Without a filter: what is to be answered, but what is searched for in any state. */
export function shownReturns({ state, q }: AllReturnsQuery): ReturnFilter {
  return RETURN_FILTERS.find((filter) => filter === state) ?? (q ? 'all' : 'requested');
}

const lineSchema = z.object({
  toolId: z.string(),
  sku: z.string(),
  name: z.string(),
  quantity: z.number(),
  reason: z.enum(RETURN_REASONS),
  note: z.string().optional(),
  approved: z.number().optional(),
  /** What arrived. */
  restock: z.number().optional(),
  scrap: z.number().optional(),
  condition: z.string().optional(),
  /** Those named when it was requested; once it arrived, those that came. */
  serials: z.array(z.string()).optional(),
});

export const returnSchema = z.object({
  _id: z.string(),
  number: z.string(),
  state: z.enum(RETURN_STATES),
  orderId: z.string().optional(),
  orderNumber: z.string(),
  shipmentNumber: z.string().optional(),
  lines: z.array(lineSchema),
  note: z.string().optional(),
  requestedAt: z.string(),
  /** A name; buyers do not read that of an admin who made it for them. */
  requestedBy: z.string().optional(),
  byShop: z.literal(true).optional(),
  /** Of an order for a company. */
  isCompanys: z.literal(true).optional(),
  instructions: z.string().optional(),
  refusal: z.string().optional(),
  endReason: z.string().optional(),
  refunded: z.number().optional(),
  mayWithdraw: z.boolean(),
});
export type Return = z.infer<typeof returnSchema>;

/** For admins and programs. */
export const managedReturnSchema = returnSchema.extend({
  buyerName: z.string(),
  company: z.string().optional(),
  externalId: z.string().optional(),
  refundId: z.string().optional(),
  /** Of what arrived, with tax. */
  value: z.number().optional(),
});
export type ManagedReturn = z.infer<typeof managedReturnSchema>;

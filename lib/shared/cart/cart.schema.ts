import { z } from 'zod';
import { optionalLineSchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { isWholeCents } from '../numbers/money';
import {
  deliveryFields,
  deliveryWishFields,
  deliveryWishFormFields,
  lineNoteSchema,
  payBySchema,
  referenceSchema,
} from '../orders/order.schema';
import { receiptSchema } from '../prices/tool-price.schema';
import { ORDER_LINES_MAX, QUANTITY_MAX } from '../quantity/quantity-rules';
import { LANGUAGES } from '../site/languages';
import { WRITTEN_TEXT_MAX } from './written';

const CART_OPERATIONS_MAX = 500;
export const CART_BODY_BYTES = 1_048_576;

const quantitySchema = z
  .number({ error: issue('cart-quantity-invalid') })
  .int(issue('cart-quantity-invalid'))
  .min(1, issue('cart-quantity-invalid'))
  .max(QUANTITY_MAX, issue('cart-quantity-invalid'));

/** Stays with the line until that is removed. */
const writtenSchema = z.strictObject({
  quantity: quantitySchema,
  text: optionalLineSchema(WRITTEN_TEXT_MAX),
});

/** A malformed id is treated like an unknown one: 404 (product §7.4). */
const toolIdSchema = z.string({ error: issue('invalid') }).max(100);

const requestedDaySchema = z.iso.date({ error: issue('requested-day-past') });
/** Whether the day is one to come is judged as it is said. */
const wordFields = { note: lineNoteSchema, requestedOn: requestedDaySchema.optional() };

const operationSchema = z.discriminatedUnion('op', [
  z.strictObject({
    op: z.literal('add'),
    toolId: toolIdSchema,
    quantity: quantitySchema,
    reference: referenceSchema,
    ...wordFields,
    written: writtenSchema.optional(),
  }),
  z.strictObject({
    op: z.literal('set'),
    toolId: toolIdSchema,
    quantity: quantitySchema,
    reference: referenceSchema,
    ...wordFields,
    /** Null removes it. */
    requestedOn: requestedDaySchema.nullable().optional(),
    /** Null removes it. */
    written: writtenSchema.nullable().optional(),
  }),
  z.strictObject({ op: z.literal('remove'), toolId: toolIdSchema }),
]);
export type CartOperation = z.infer<typeof operationSchema>;

const versionSchema = z
  .number({ error: issue('invalid') })
  .int()
  .min(0);

/** Body of `PATCH /api/cart`: every operation is applied, or none. */
export const changeCartSchema = z.strictObject({
  ops: z
    .array(operationSchema, { error: issue('invalid') })
    .min(1, issue('invalid'))
    .max(CART_OPERATIONS_MAX, issue('cart-operations-too-many')),
  version: versionSchema.optional(),
});
export type ChangeCartInput = z.infer<typeof changeCartSchema>;

const dollarsSchema = z
  .number({ error: issue('order-value-invalid') })
  .refine(isWholeCents, issue('order-value-invalid'));

/** Body of `POST /api/cart/order`, with the figures that the buyer saw. */
export const orderCartSchema = z.strictObject({
  version: versionSchema,
  seenDue: dollarsSchema,
  seen: z
    .array(z.strictObject({ toolId: toolIdSchema, unitPrice: dollarsSchema }))
    .max(ORDER_LINES_MAX)
    .optional(),
  ...deliveryFields,
  ...deliveryWishFields,
  /** By card by default. */
  payBy: payBySchema.optional(),
});
export type OrderCartInput = z.infer<typeof orderCartSchema>;

export const orderCartFormSchema = orderCartSchema
  .omit({ version: true, seenDue: true, seen: true })
  .extend(deliveryWishFormFields);

/**
 * Why a line cannot be ordered: a message of the field "quantity", or `not-on-sale`. `message` is the English of
 * `code`; `fix` is the nearest quantity that can be ordered.
 */
export const lineProblemSchema = z.object({
  code: z.string(),
  message: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  fix: z.object({ quantity: z.number() }).optional(),
});
export type LineProblem = z.infer<typeof lineProblemSchema>;

/** The row of the buyer's list that the line was read from. */
export const writtenLineSchema = z.object({ quantity: z.number(), text: z.string() });

/** At the current price; a tool that is not sold, or on request, has none. */
export const cartLineSchema = z.object({
  toolId: z.string(),
  sku: z.string(),
  name: z.string(),
  /** The language of the name, where it is not that of the page. */
  nameLanguage: z.enum(LANGUAGES.all).optional(),
  slug: z.string().optional(),
  image: z.string(),
  quantity: z.number(),
  unitPrice: z.number().optional(),
  lineTotal: z.number().optional(),
  reference: z.string().optional(),
  note: z.string().optional(),
  requestedOn: z.string().optional(),
  written: writtenLineSchema.optional(),
  receipt: receiptSchema.optional(),
  moq: z.number().optional(),
  step: z.number().optional(),
  available: z.number().optional(),
  /** Units that can be ordered, where they are more than those available. */
  orderable: z.number().optional(),
  /** Working days until units out of stock ship, if the tool has its own lead time. */
  leadTimeDays: z.number().optional(),
  /** The next quantity from which a unit costs less. */
  nextTier: z.object({ from: z.number(), unitPrice: z.number() }).optional(),
  problems: z.array(lineProblemSchema),
});
export type CartLine = z.infer<typeof cartLineSchema>;

/** `version` changes with every change; 0 before the first. */
export const cartSchema = z.object({
  version: z.number(),
  lines: z.array(cartLineSchema),
  units: z.number(),
  goodsValue: z.number(),
  due: z.number(),
  /** The shop charges freight or tax, which is still to come. */
  net: z.literal(true).optional(),
});
export type Cart = z.infer<typeof cartSchema>;

export const cartPreviewSchema = cartSchema.omit({ version: true });
export type CartPreview = z.infer<typeof cartPreviewSchema>;

export const cartPreviewInputSchema = z.strictObject({
  lines: z
    .array(z.strictObject({ toolId: toolIdSchema, quantity: quantitySchema }), { error: issue('invalid') })
    .max(ORDER_LINES_MAX, issue('cart-lines-too-many')),
});
export type CartPreviewInput = z.infer<typeof cartPreviewInputSchema>;

export const mergeLineSchema = z.strictObject({
  toolId: toolIdSchema,
  quantity: quantitySchema,
  reference: referenceSchema,
  ...wordFields,
  written: writtenSchema.optional(),
});

/** Body of `POST /api/cart/merge`: a visitor's cart. */
export const mergeCartSchema = z.strictObject({
  lines: z
    .array(mergeLineSchema, { error: issue('invalid') })
    .min(1, issue('cart-empty'))
    .max(ORDER_LINES_MAX, issue('cart-lines-too-many')),
});
export type MergeCartInput = z.infer<typeof mergeCartSchema>;

/**
 * Outcome of a line that was to join a cart. `unavailable`: it is not in the cart; all else is. `message` is the
 * English of `code`.
 */
export const lineOutcomeSchema = z.object({
  toolId: z.string(),
  sku: z.string(),
  name: z.string(),
  outcome: z.enum(['added', 'adjusted', 'replaced', 'unavailable']),
  code: z.string(),
  message: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type LineOutcome = z.infer<typeof lineOutcomeSchema>;

export const joinedCartSchema = z.object({ cart: cartSchema, outcomes: z.array(lineOutcomeSchema) });
export type JoinedCart = z.infer<typeof joinedCartSchema>;

import { z } from 'zod';
import { displayNameSchema } from '../accounts/account.schema';
import { orderApprovalSchema } from '../approvals/approval.schema';
import {
  contactEmailSchema,
  hasAtMostLines,
  LINES_MAX,
  objectIdSchema,
  optionalLineSchema,
  optionalTextSchema,
  textSchema,
} from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { isWholeCents } from '../numbers/money';
import {
  numberSchema,
  pageSchema,
  typedCount,
  typedNumber,
  wholeNumberText,
} from '../numbers/number-fields.schema';
import { readAmount } from '../numbers/read-amount';
import { deliveryFields, deliveryWishFields, deliveryWishFormFields } from '../orders/order.schema';
import { ORDER_LINES_MAX, QUANTITY_MAX } from '../quantity/quantity-rules';
import type { Language } from '../site/languages';
import { leadDaysSchema, priceSchema } from '../tools/tool-fields.schema';
import { OFFER_STATES } from './offer-states';

const COMPANY_MAX_LENGTH = 120;
export const OFFER_NOTE_MAX_LENGTH = 1_000;

const quantitySchema = numberSchema('quantity-required', 'cart-quantity-invalid').refine(
  (units) => Number.isInteger(units) && units >= 1 && units <= QUANTITY_MAX,
  issue('cart-quantity-invalid'),
);

function eachToolOnce<Line extends { toolId: string }>(
  lines: readonly Line[],
  context: z.RefinementCtx,
): void {
  const seen = new Set<string>();
  for (const [index, { toolId }] of lines.entries()) {
    if (seen.has(toolId))
      context.addIssue({ code: 'custom', path: [index, 'toolId'], message: issue('quote-tool-twice') });
    seen.add(toolId);
  }
}

function linesOf(quantity: z.ZodType<number>) {
  const line = { toolId: objectIdSchema, quantity, unitPrice: priceSchema };
  return z
    .array(z.strictObject({ ...line, leadDays: leadDaysSchema.optional() }), {
      error: issue('offer-lines-required'),
    })
    .min(1, issue('offer-lines-required'))
    .max(ORDER_LINES_MAX, issue('offer-lines-too-many'))
    .superRefine(eachToolOnce);
}

const noteSchema = optionalTextSchema(OFFER_NOTE_MAX_LENGTH).refine(
  hasAtMostLines(LINES_MAX.note),
  issue('field-too-long'),
);

const termsOf = (quantity: z.ZodType<number>) => ({
  lines: linesOf(quantity),
  /** A day in the store's time zone, which is valid to its end. */
  validUntil: z.iso.date({ error: issue('offer-valid-until') }),
  holdStock: z.boolean({ error: issue('invalid') }).optional(),
  note: noteSchema.optional(),
});

const recipient = {
  email: contactEmailSchema,
  name: displayNameSchema,
  company: optionalLineSchema(COMPANY_MAX_LENGTH),
};

/** Body of `POST /api/all-offer`: to who made a request, or to an e-mail address. */
export const makeOfferSchema = z
  .strictObject({
    requestId: objectIdSchema.optional(),
    email: recipient.email.optional(),
    name: recipient.name.optional(),
    company: recipient.company.optional(),
    ...termsOf(quantitySchema),
  })
  .refine(({ requestId, email }) => (requestId === undefined) !== (email === undefined), {
    path: ['email'],
    error: issue('email-required'),
  })
  .refine(({ requestId, name, company }) => requestId === undefined || (name ?? company) === undefined, {
    path: ['requestId'],
    error: issue('invalid'),
  });
export type MakeOfferInput = z.infer<typeof makeOfferSchema>;

/** The version that was seen; the newest alone can be answered. */
const versionSchema = z
  .number({ error: issue('invalid') })
  .int()
  .min(1);

export const offerVersionSchema = z.strictObject({ version: versionSchema, ...termsOf(quantitySchema) });
export type OfferVersionInput = z.infer<typeof offerVersionSchema>;

/** Freight that an offer promises, as typed; none without a price. */
const typedFreight = z
  .object({
    price: typedNumber(
      z.union([z.literal(''), z.number().refine((dollars) => isWholeCents(dollars) && dollars >= 0)], {
        error: issue('offer-shipping-invalid'),
      }),
      readAmount,
    ),
    to: z.object({ country: z.string(), region: z.string(), postalCode: z.string() }),
  })
  .superRefine(({ price, to }, context) => {
    if (price !== '' && to.country === '')
      context.addIssue({ code: 'custom', path: ['to', 'country'], message: issue('country-required') });
    if (price === '' && (to.country || to.postalCode))
      context.addIssue({ code: 'custom', path: ['price'], message: issue('offer-shipping-invalid') });
  });

/** The form of an offer, whose recipient is a request's where it answers one. */
export function offerFormSchema(language: Language, { isAddressed }: { isAddressed: boolean }) {
  const leadDays = z.preprocess(
    (typed) => (typeof typed === 'string' && typed.trim() === '' ? undefined : typed),
    typedCount(leadDaysSchema, language).optional(),
  );
  const terms = termsOf(typedCount(quantitySchema, language));
  // Percentages are not sent: prices are.
  const line = terms.lines.element.extend({ leadDays }).strip();
  const lines = z
    .array(line, { error: issue('offer-lines-required') })
    .min(1, issue('offer-lines-required'))
    .max(ORDER_LINES_MAX, issue('offer-lines-too-many'))
    .superRefine(eachToolOnce);
  const { email, name, company } = recipient;
  return z.object({
    ...terms,
    lines,
    email: isAddressed ? email.optional() : email,
    name: isAddressed ? name.optional() : name,
    company: company.optional(),
    /** In a shop that charges. */
    shipping: typedFreight.optional(),
  });
}

export const withdrawOfferSchema = z.strictObject({
  reason: optionalTextSchema(500).optional(),
});
export type WithdrawOfferInput = z.infer<typeof withdrawOfferSchema>;

const counterLinesOf = (quantity: z.ZodType<number>) =>
  z
    .array(z.strictObject({ toolId: objectIdSchema, quantity, unitPrice: priceSchema.optional() }), {
      error: issue('invalid'),
    })
    .max(ORDER_LINES_MAX, issue('offer-lines-too-many'))
    .superRefine(eachToolOnce);

const counterNoteSchema = textSchema('offer-message-required', OFFER_NOTE_MAX_LENGTH, 'field-too-long');

export const counterOfferSchema = z.strictObject({
  version: versionSchema,
  lines: counterLinesOf(quantitySchema).optional(),
  note: counterNoteSchema,
});
export type CounterOfferInput = z.infer<typeof counterOfferSchema>;

export const counterFormSchema = (language: Language) =>
  z.object({
    lines: z.array(
      z.object({
        toolId: objectIdSchema,
        quantity: typedCount(quantitySchema, language),
        unitPrice: z.union([z.literal(''), priceSchema]),
      }),
    ),
    note: counterNoteSchema,
  });

export const declineOfferSchema = z.strictObject({
  version: versionSchema,
  reason: optionalTextSchema(500).optional(),
});
export type DeclineOfferInput = z.infer<typeof declineOfferSchema>;

export const acceptOfferSchema = z.strictObject({
  version: versionSchema,
  ...deliveryFields,
  ...deliveryWishFields,
  payBy: z.enum(['card', 'account'], { error: issue('invalid') }).optional(),
});
export type AcceptOfferInput = z.infer<typeof acceptOfferSchema>;

/** The form of accepting; a member of a company chooses beside it how it is paid. */
export const acceptOfferFormSchema = acceptOfferSchema
  .omit({ version: true, payBy: true })
  .extend(deliveryWishFormFields);

const OFFER_PAGE_LIMIT_MAX = 100;
const partFields = {
  page: pageSchema.optional(),
  limit: wholeNumberText(1, OFFER_PAGE_LIMIT_MAX).optional(),
};

export const ownOffersQuerySchema = z.object({ state: z.enum(OFFER_STATES).optional(), ...partFields });
export type OwnOffersQuery = z.infer<typeof ownOffersQuerySchema>;

/** Query of `GET /api/all-offer`; all of them without a state. */
export const offersQuerySchema = z.object({
  state: z.enum(['all', ...OFFER_STATES]).optional(),
  /** Words in number, name, e-mail, company, or name or SKU of a tool. */
  q: z.string().trim().max(200).optional(),
  ...partFields,
});
export type OffersQuery = z.infer<typeof offersQuerySchema>;

/** Query of `GET /api/all-offer/{id}/offer.pdf`. */
export const offerPdfQuerySchema = z.object({ version: wholeNumberText(1, 10_000).optional() });

const lineSchema = z.object({
  toolId: z.string(),
  sku: z.string(),
  name: z.string(),
  image: z.string(),
  quantity: z.number(),
  unitPrice: z.number(),
  lineTotal: z.number(),
  leadDays: z.number().optional(),
});

/** In a shop that charges: freight that is promised for deliveries to a place. */
const promisedFields = {
  shipping: z
    .object({
      price: z.number(),
      to: z.object({ country: z.string(), region: z.string(), postalCode: z.string() }),
    })
    .optional(),
};

/** `stockHeld`: the units of this version are held at this moment. */
const standing = {
  _id: z.string(),
  number: z.string(),
  requestNumber: z.string().optional(),
  state: z.enum(OFFER_STATES),
  /** The newest. */
  version: z.number(),
  /** Goods and promised freight; tax is that of the moment it is accepted. */
  due: z.number(),
  ...promisedFields,
  validUntil: z.string(),
  stockHeld: z.boolean(),
  orderId: z.string().optional(),
  /** Who accepted, declined or withdrew it, and when; buyers do not read who acts for the shop. */
  endedAt: z.string().optional(),
  endedBy: z.string().optional(),
  createdAt: z.string(),
  sentAt: z.string(),
};

const counterSchema = z.object({
  /** The version that it answers. */
  v: z.number(),
  lines: z
    .array(z.object({ toolId: z.string(), quantity: z.number(), unitPrice: z.number().optional() }))
    .optional(),
  note: z.string(),
  at: z.string(),
});

/** An offer as a buyer reads it: the newest version, and the sums of those before. */
export const offerSchema = z.object({
  ...standing,
  lines: z.array(
    lineSchema.extend({
      /** The public price of one unit, where the tool is on sale. */
      publicPrice: z.number().optional(),
      /** The units that can be ordered by this offer, with those that it holds; 0 for a tool that is gone. */
      available: z.number(),
    }),
  ),
  note: z.string().optional(),
  counters: z.array(counterSchema),
  earlier: z.array(z.object({ v: z.number(), due: z.number(), validUntil: z.string() })),
  reason: z.string().optional(),
  /** The needs of its order, by card and on account; where a single offer is requested. */
  approval: orderApprovalSchema.optional(),
  /**
   * The requisition by which this version was submitted and nobody decided yet: the reader's, else that of a colleague of an
   * approver.
   */
  requisition: z.object({ _id: z.string(), number: z.string(), own: z.boolean() }).optional(),
});
export type Offer = z.infer<typeof offerSchema>;
export type OfferLine = Offer['lines'][number];
export type OfferCounter = Offer['counters'][number];

/** A row of one's offers. */
export const offerRowSchema = z.object({
  ...standing,
  lineCount: z.number(),
  /** The units of all lines together. */
  units: z.number(),
  /** The first line's. */
  toolName: z.string(),
});
export type OfferRow = z.infer<typeof offerRowSchema>;

const recipientSchema = z.object({
  name: z.string(),
  email: z.string(),
  company: z.string().optional(),
  userId: z.string().optional(),
});

/** To which who received it belonged when the newest version was sent: only its members read the offer. */
const offerCompanySchema = z.object({ _id: z.string(), name: z.string() });

export const managedOfferRowSchema = offerRowSchema.extend({
  to: recipientSchema,
  company: offerCompanySchema.optional(),
  /** The moment of the last change: sent, or countered. */
  changedAt: z.string(),
});
export type ManagedOfferRow = z.infer<typeof managedOfferRowSchema>;

/** An offer as admins read it: every version. */
export const managedOfferSchema = z.object({
  ...standing,
  requestId: z.string().optional(),
  to: recipientSchema,
  company: offerCompanySchema.optional(),
  versions: z.array(
    z.object({
      v: z.number(),
      lines: z.array(lineSchema),
      due: z.number(),
      ...promisedFields,
      validUntil: z.string(),
      holdStock: z.boolean(),
      note: z.string().optional(),
      sentAt: z.string(),
    }),
  ),
  counters: z.array(counterSchema),
  reason: z.string().optional(),
});
export type ManagedOffer = z.infer<typeof managedOfferSchema>;

export const madeOfferSchema = z.object({ insertedId: z.string(), number: z.string() });

/** Beside a request for quote. */
export const offerMarkSchema = z.object({ _id: z.string(), number: z.string(), state: z.enum(OFFER_STATES) });
export type OfferMark = z.infer<typeof offerMarkSchema>;

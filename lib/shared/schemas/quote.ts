import { z } from 'zod';
import { asksForSomething, MESSAGE_MAX_LENGTH, QUOTE_LINES_MAX } from '../enquiry-rules';
import { VALIDATION } from '../messages';
import { ENQUIRER_FIELDS, ENQUIRY_PAGE_LIMIT_MAX, HANDLING_FIELDS } from './enquiry';
import { numberSchema, objectIdSchema, optionalTextSchema } from './fields';

export const QUOTE_QUANTITY_MAX = 1_000_000;

/** A tool and how many of it. Neither stock nor the minimum order limits what one may ask for. */
const quoteLineSchema = z.strictObject({
  toolId: objectIdSchema,
  quantity: numberSchema(VALIDATION.quantityRequired, VALIDATION.quoteQuantityInvalid).refine(
    (units) => Number.isInteger(units) && units >= 1 && units <= QUOTE_QUANTITY_MAX,
    VALIDATION.quoteQuantityInvalid,
  ),
});

const quoteLinesSchema = z
  .array(quoteLineSchema, { error: VALIDATION.quoteLinesRequired })
  .max(QUOTE_LINES_MAX, VALIDATION.quoteLinesTooMany)
  .superRefine((lines, context) => {
    for (const [index, { toolId }] of lines.entries()) {
      if (lines.findIndex((line) => line.toolId === toolId) === index) continue;
      context.addIssue({ code: 'custom', path: [index, 'toolId'], message: VALIDATION.quoteToolTwice });
    }
  });

const QUOTE_FIELDS = {
  lines: quoteLinesSchema,
  note: optionalTextSchema(MESSAGE_MAX_LENGTH).optional(),
  ...ENQUIRER_FIELDS,
};

const ASKS_FOR_SOMETHING = { path: ['lines'], message: VALIDATION.quoteLinesRequired };

/** Body of `POST /api/quote`. */
export const quoteSchema = z.strictObject(QUOTE_FIELDS).refine(asksForSomething, ASKS_FOR_SOMETHING);
/** The form on the quote page, which also holds what its lines show; that is not sent. */
export const quoteFormSchema = z.object(QUOTE_FIELDS).refine(asksForSomething, ASKS_FOR_SOMETHING);
export type QuoteInput = z.infer<typeof quoteSchema>;

/** What was asked for, as the tool was named and priced at that moment. */
const quotedLineSchema = z.object({
  toolId: z.string(),
  toolName: z.string(),
  toolSku: z.string(),
  toolImage: z.string(),
  unitPrice: z.number(),
  quantity: z.number(),
});
export type QuotedLine = z.infer<typeof quotedLineSchema>;

/** A request for quote as admins see it. */
export const quoteRequestSchema = z.object({
  _id: z.string(),
  number: z.string(),
  lines: z.array(quotedLineSchema),
  /** Quantity times price of that moment, over all lines, in dollars. */
  listValue: z.number(),
  note: z.string().optional(),
  name: z.string(),
  email: z.string(),
  company: z.string().optional(),
  phone: z.string().optional(),
  requestedAt: z.string(),
  ...HANDLING_FIELDS,
});
export type QuoteRequest = z.infer<typeof quoteRequestSchema>;

/** The same as the one who asked sees it. */
export const ownQuoteSchema = quoteRequestSchema.omit({ answeredBy: true });
export type OwnQuote = z.infer<typeof ownQuoteSchema>;

/** Query of `GET /api/quote`. */
export const ownQuotesQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  limit: z.coerce.number().int().min(1).max(ENQUIRY_PAGE_LIMIT_MAX).optional(),
});
export type OwnQuotesQuery = z.infer<typeof ownQuotesQuerySchema>;

import { z } from 'zod';
import { issue } from '../messages';
import { judgeQuantity } from '../quantity/judge-quantity';
import { QUANTITY_MAX } from '../quantity/quantity-rules';
import { asksForSomething, MESSAGE_MAX_LENGTH, QUOTE_LINES_MAX } from '../request-rules';
import { numberSchema, objectIdSchema, optionalTextSchema } from './fields';
import { HANDLING_FIELDS, REQUEST_PAGE_LIMIT_MAX, REQUESTER_FIELDS } from './request';

/** Any quantity can be asked for. */
const ASKABLE = { moq: 1, available: QUANTITY_MAX };

/** A tool and its quantity, which neither stock nor the minimum order limits. */
const quoteLineSchema = z.strictObject({
  toolId: objectIdSchema,
  quantity: numberSchema('quantity-required', 'quote-quantity-invalid').refine(
    (units) => judgeQuantity(units, ASKABLE).problems.length === 0,
    issue('quote-quantity-invalid'),
  ),
});

const quoteLinesSchema = z
  .array(quoteLineSchema, { error: issue('quote-lines-required') })
  .max(QUOTE_LINES_MAX, issue('quote-lines-too-many'))
  .superRefine((lines, context) => {
    for (const [index, { toolId }] of lines.entries()) {
      if (lines.findIndex((line) => line.toolId === toolId) === index) continue;
      context.addIssue({ code: 'custom', path: [index, 'toolId'], message: issue('quote-tool-twice') });
    }
  });

const QUOTE_FIELDS = {
  lines: quoteLinesSchema,
  note: optionalTextSchema(MESSAGE_MAX_LENGTH).optional(),
  ...REQUESTER_FIELDS,
};

const ASKS_FOR_SOMETHING = { path: ['lines'], message: issue('quote-lines-required') };

/** Body of `POST /api/quote`. */
export const quoteSchema = z.strictObject(QUOTE_FIELDS).refine(asksForSomething, ASKS_FOR_SOMETHING);
/** Values of the quote form, which also holds what its lines show; that is not sent. */
export const quoteFormSchema = z.object(QUOTE_FIELDS).refine(asksForSomething, ASKS_FOR_SOMETHING);
export type QuoteInput = z.infer<typeof quoteSchema>;

/** A line of a request for quote, with the tool's name and price at the time of the request. */
const quotedLineSchema = z.object({
  toolId: z.string(),
  toolName: z.string(),
  toolSku: z.string(),
  toolImage: z.string(),
  /** Absent for a tool that was on request. */
  unitPrice: z.number().optional(),
  quantity: z.number(),
});
export type QuotedLine = z.infer<typeof quotedLineSchema>;

/** A request for quote as admins see it. */
export const quoteRequestSchema = z.object({
  _id: z.string(),
  number: z.string(),
  lines: z.array(quotedLineSchema),
  /** Quantity times unit price over all lines, in dollars. */
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

/** The same as its requester sees it. */
export const ownQuoteSchema = quoteRequestSchema.omit({ answeredBy: true });
export type OwnQuote = z.infer<typeof ownQuoteSchema>;

/** Query of `GET /api/quote`. */
export const ownQuotesQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  limit: z.coerce.number().int().min(1).max(REQUEST_PAGE_LIMIT_MAX).optional(),
});
export type OwnQuotesQuery = z.infer<typeof ownQuotesQuerySchema>;

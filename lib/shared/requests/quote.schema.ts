import { z } from 'zod';
import { daySchema, objectIdSchema, optionalTextSchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { numberSchema, pageSchema, typedCount, wholeNumberText } from '../numbers/number-fields.schema';
import { offerMarkSchema } from '../offers/offer.schema';
import { checkQuantity } from '../quantity/check-quantity';
import { ASKABLE } from '../quantity/quantity-rules';
import type { Language } from '../site/languages';
import { HANDLING_FIELDS, REQUEST_PAGE_LIMIT_MAX, REQUESTER_FIELDS } from './request.schema';
import { REQUEST_FILES_MAX, requestFileIdSchema, requestFileSchema } from './request-file.schema';
import { hasQuoteContent, MESSAGE_MAX_LENGTH, QUOTE_LINES_MAX } from './request-rules';

const quoteQuantitySchema = numberSchema('quantity-required', 'quote-quantity-invalid').refine(
  (units) => checkQuantity(units, ASKABLE).problems.length === 0,
  issue('quote-quantity-invalid'),
);

function linesOf(quantity: z.ZodType<number>) {
  return z
    .array(z.strictObject({ toolId: objectIdSchema, quantity }), { error: issue('quote-lines-required') })
    .max(QUOTE_LINES_MAX, issue('quote-lines-too-many'))
    .superRefine((lines, context) => {
      for (const [index, { toolId }] of lines.entries()) {
        if (lines.findIndex((line) => line.toolId === toolId) === index) continue;
        context.addIssue({ code: 'custom', path: [index, 'toolId'], message: issue('quote-tool-twice') });
      }
    });
}

const filesSchema = z
  .array(requestFileIdSchema, { error: issue('invalid') })
  .max(REQUEST_FILES_MAX, issue('quote-files-too-many'))
  .refine((ids) => new Set(ids).size === ids.length, issue('invalid'));

const wishedOnSchema = daySchema({ error: issue('wished-on-invalid') });

const OTHER_FIELDS = { note: optionalTextSchema(MESSAGE_MAX_LENGTH).optional(), ...REQUESTER_FIELDS };

const CONTENT_REQUIRED = { path: ['lines'], message: issue('quote-lines-required') };

export const quoteSchema = z
  .strictObject({
    lines: linesOf(quoteQuantitySchema),
    ...OTHER_FIELDS,
    /** A day of the store's calendar, today or later. */
    wishedOn: wishedOnSchema.optional(),
    /** Of one's own that no other request has. */
    files: filesSchema.optional(),
  })
  .refine(hasQuoteContent, CONTENT_REQUIRED);

/** Values of the quote form, whose display data is not sent. */
export function quoteFormSchema(language: Language) {
  return z
    .object({
      lines: linesOf(typedCount(quoteQuantitySchema, language)),
      ...OTHER_FIELDS,
      wishedOn: z.union([z.literal(''), wishedOnSchema]).optional(),
      files: z.array(requestFileSchema).max(REQUEST_FILES_MAX, issue('quote-files-too-many')).optional(),
    })
    .refine(hasQuoteContent, CONTENT_REQUIRED);
}
export type QuoteInput = z.infer<typeof quoteSchema>;

const quotedLineSchema = z.object({
  toolId: z.string(),
  toolName: z.string(),
  toolSku: z.string(),
  toolImage: z.string(),
  unitPrice: z.number().optional(),
  quantity: z.number(),
});
export type QuotedLine = z.infer<typeof quotedLineSchema>;

export const quoteRequestSchema = z.object({
  _id: z.string(),
  number: z.string(),
  lines: z.array(quotedLineSchema),
  /** Quantity times unit price over all lines, in dollars. */
  listValue: z.number(),
  note: z.string().optional(),
  wishedOn: z.string().optional(),
  files: z.array(requestFileSchema).optional(),
  name: z.string(),
  email: z.string(),
  company: z.string().optional(),
  phone: z.string().optional(),
  requestedAt: z.string(),
  /** The offer with which the shop answered. */
  offer: offerMarkSchema.optional(),
  ...HANDLING_FIELDS,
});
export type QuoteRequest = z.infer<typeof quoteRequestSchema>;

export const ownQuoteSchema = quoteRequestSchema.omit({ answeredBy: true });
export type OwnQuote = z.infer<typeof ownQuoteSchema>;

export const ownQuotesQuerySchema = z.object({
  page: pageSchema.optional(),
  limit: wholeNumberText(1, REQUEST_PAGE_LIMIT_MAX).optional(),
});
export type OwnQuotesQuery = z.infer<typeof ownQuotesQuerySchema>;

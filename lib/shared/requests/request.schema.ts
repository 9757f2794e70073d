import { z } from 'zod';
import { displayNameSchema } from '../accounts/account.schema';
import { contactEmailSchema, optionalLineSchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { pageSchema, wholeNumberText } from '../numbers/number-fields.schema';

/** `spam` was sent by a program; stored and listed apart, since a program may act for a person. */
export const REQUEST_STATES = ['open', 'answered', 'spam'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

const COMPANY_MAX_LENGTH = 120;

/** Less strict than an order's phone, which a carrier's system reads. */
export const optionalPhoneSchema = z
  .string()
  .trim()
  .max(40, issue('phone-invalid'))
  .regex(/^(?:\+?[0-9][0-9 ()./-]*)?$/, issue('phone-invalid'));

/** `website` is a honeypot. */
export const REQUESTER_FIELDS = {
  name: displayNameSchema,
  email: contactEmailSchema,
  company: optionalLineSchema(COMPANY_MAX_LENGTH).optional(),
  phone: optionalPhoneSchema.optional(),
  website: z.string().max(500).optional(),
};

export const REQUEST_PAGE_LIMIT_MAX = 100;

export const requestsQuerySchema = z.object({
  state: z.enum(['all', ...REQUEST_STATES]).optional(),
  q: z.string().trim().max(200).optional(),
  page: pageSchema.optional(),
  limit: wholeNumberText(1, REQUEST_PAGE_LIMIT_MAX).optional(),
});
export type RequestsQuery = z.infer<typeof requestsQuerySchema>;

export const moveRequestSchema = z.strictObject({ state: z.enum(['answered', 'open']) });
export type RequestMove = z.infer<typeof moveRequestSchema>['state'];

export const requestNumberSchema = z.object({ number: z.string() });

export const HANDLING_FIELDS = {
  state: z.enum(REQUEST_STATES),
  answeredAt: z.string().optional(),
  answeredBy: z.string().optional(),
};

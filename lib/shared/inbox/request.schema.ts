import { z } from 'zod';
import { displayNameSchema } from '../accounts/account.schema';
import { contactEmailSchema, optionalLineSchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { pageSchema, wholeNumberText } from '../numbers/number-fields.schema';

/** Requests: what people send to the shop and wait for an answer to, a message or a request for quote. */

/** `spam` is what programs send; it is kept and listed apart, since a program may act for a person. */
export const REQUEST_STATES = ['open', 'answered', 'spam'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

const COMPANY_MAX_LENGTH = 120;

/** Optional, and less strict than an order's phone: people read this one, not a carrier's system. */
export const optionalPhoneSchema = z
  .string()
  .trim()
  .max(40, issue('phone-invalid'))
  .regex(/^(?:\+?[0-9][0-9 ()./-]*)?$/, issue('phone-invalid'));

/** What a requester says of themselves, and the field that people do not see. */
export const REQUESTER_FIELDS = {
  name: displayNameSchema,
  email: contactEmailSchema,
  company: optionalLineSchema(COMPANY_MAX_LENGTH).optional(),
  phone: optionalPhoneSchema.optional(),
  website: z.string().max(500).optional(),
};

export const REQUEST_PAGE_LIMIT_MAX = 100;

/** Query of an admin's list of requests: those that wait for an answer, unless `state` names others. */
export const requestsQuerySchema = z.object({
  state: z.enum(['all', ...REQUEST_STATES]).optional(),
  q: z.string().trim().max(200).optional(),
  page: pageSchema.optional(),
  limit: wholeNumberText(1, REQUEST_PAGE_LIMIT_MAX).optional(),
});
export type RequestsQuery = z.infer<typeof requestsQuerySchema>;

/** Body with which an admin marks a request as answered, or opens it again. */
export const moveRequestSchema = z.strictObject({ state: z.enum(['answered', 'open']) });
export type RequestMove = z.infer<typeof moveRequestSchema>['state'];

/** What the requester gets: the number to refer to. */
export const requestNumberSchema = z.object({ number: z.string() });

/** The state of a request as admins see it, and who answered it when. */
export const HANDLING_FIELDS = {
  state: z.enum(REQUEST_STATES),
  answeredAt: z.string().optional(),
  /** The admin's name. */
  answeredBy: z.string().optional(),
};

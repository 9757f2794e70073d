import { z } from 'zod';
import { VALIDATION } from '../messages';
import { displayNameSchema } from './account';
import { contactEmailSchema, optionalLineSchema } from './fields';

/** What people send the shop and wait for an answer to: messages and requests for quote. */

/** `spam` is what only a program fills in; it is kept and shown apart, since a program may be somebody's helper. */
export const ENQUIRY_STATES = ['open', 'answered', 'spam'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

export const COMPANY_MAX_LENGTH = 120;

/** Optional, and wider than an order's phone, which a carrier's system reads: people read this one. */
export const optionalPhoneSchema = z
  .string()
  .trim()
  .max(40, VALIDATION.phoneInvalid)
  .regex(/^(?:\+?[0-9][0-9 ()./-]*)?$/, VALIDATION.phoneInvalid);

/** Who asks, and the field that people do not see. */
export const ENQUIRER_FIELDS = {
  name: displayNameSchema,
  email: contactEmailSchema,
  company: optionalLineSchema(COMPANY_MAX_LENGTH).optional(),
  phone: optionalPhoneSchema.optional(),
  website: z.string().max(500).optional(),
};

export const ENQUIRY_PAGE_LIMIT_MAX = 100;

/** Query of a list of enquiries for admins: those that wait for an answer unless `state` says otherwise. */
export const enquiriesQuerySchema = z.object({
  state: z.enum(['all', ...ENQUIRY_STATES]).optional(),
  q: z.string().trim().max(200).optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  limit: z.coerce.number().int().min(1).max(ENQUIRY_PAGE_LIMIT_MAX).optional(),
});
export type EnquiriesQuery = z.infer<typeof enquiriesQuerySchema>;

/** Body with which an admin marks an enquiry as answered, or opens it again. */
export const moveEnquirySchema = z.strictObject({ state: z.enum(['answered', 'open']) });
export type EnquiryMove = z.infer<typeof moveEnquirySchema>['state'];

/** What the one who asked gets: the number to refer to. */
export const enquiryAnswerSchema = z.object({ number: z.string() });

/** An enquiry's handling as admins see it. */
export const HANDLING_FIELDS = {
  state: z.enum(ENQUIRY_STATES),
  answeredAt: z.string().optional(),
  /** The admin's name. */
  answeredBy: z.string().optional(),
};

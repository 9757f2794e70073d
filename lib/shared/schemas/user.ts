import { z } from 'zod';
import { LANGUAGES } from '../languages';
import { VALIDATION } from '../messages';
import { accountEmailSchema, optionalTextSchema } from './fields';

const languageSchema = z.enum(LANGUAGES.all, { error: VALIDATION.invalid });

/** Profile fields have no validation (spec §5) beyond a length that keeps documents small. */
export const profileSchema = z.strictObject({
  phone: optionalTextSchema(200).optional(),
  address: optionalTextSchema(500).optional(),
  education: optionalTextSchema(500).optional(),
  linkedin: optionalTextSchema(500).optional(),
  /** What mails to them speak. */
  language: languageSchema.optional(),
});
export type ProfileInput = z.infer<typeof profileSchema>;

export const profileAnswerSchema = z.object({
  email: z.string(),
  name: z.string(),
  role: z.enum(['admin', 'customer']),
  phone: z.string(),
  address: z.string(),
  education: z.string(),
  linkedin: z.string(),
  language: z.enum(LANGUAGES.all),
});
export type ProfileAnswer = z.infer<typeof profileAnswerSchema>;

export const userRowSchema = z.object({
  _id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(['admin', 'customer']),
  verified: z.boolean(),
});
export type UserRow = z.infer<typeof userRowSchema>;

/** The body of the token exchange, `PUT /api/user/{email}`. It may be left out: the path says it already. */
export const tokenExchangeSchema = z.strictObject({ email: accountEmailSchema }).optional();
export const tokenAnswerSchema = z.object({ token: z.string() });

/** `{email}` in a path and `email` in a query. */
export const emailParamSchema = z.object({ email: accountEmailSchema });

export const USER_PAGE_LIMIT_MAX = 200;

export const USER_SORTS = ['email', 'newest'] as const;

/** Query of `GET /api/user`; without it the answer is the whole list by e-mail, as spec §7 has it. */
export const userQuerySchema = z.object({
  /** Words that are in the name or the e-mail, in any case. */
  q: z.string().trim().max(200).optional(),
  role: z.enum(['admin', 'customer']).optional(),
  sort: z.enum(USER_SORTS).optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  limit: z.coerce.number().int().min(1).max(USER_PAGE_LIMIT_MAX).optional(),
});
export type UserQuery = z.infer<typeof userQuerySchema>;

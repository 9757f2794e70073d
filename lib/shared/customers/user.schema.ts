import { z } from 'zod';
import { accountEmailSchema, optionalTextSchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { pageSchema, wholeNumberText } from '../numbers/number-fields.schema';
import { LANGUAGES } from '../site/languages';

const languageSchema = z.enum(LANGUAGES.all, { error: issue('invalid') });

/** No validation (product §5.4) beyond a length that limits documents. */
export const profileSchema = z.strictObject({
  phone: optionalTextSchema(200).optional(),
  address: optionalTextSchema(500).optional(),
  education: optionalTextSchema(500).optional(),
  linkedin: optionalTextSchema(500).optional(),
  language: languageSchema.optional(),
});
export type ProfileInput = z.infer<typeof profileSchema>;

export const profileResponseSchema = z.object({
  email: z.string(),
  name: z.string(),
  role: z.enum(['admin', 'customer']),
  phone: z.string(),
  address: z.string(),
  education: z.string(),
  linkedin: z.string(),
  language: z.enum(LANGUAGES.all),
});
export type ProfileResponse = z.infer<typeof profileResponseSchema>;

export const userRowSchema = z.object({
  _id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(['admin', 'customer']),
  verified: z.boolean(),
  /** In the shop's own books, where they have one; that of a member of a company is the company's. */
  customerNumber: z.string().optional(),
  priceGroupId: z.string().optional(),
});
export type UserRow = z.infer<typeof userRowSchema>;

/** Body of `PUT /api/user/{email}`; optional, since the path has the e-mail already. */
export const tokenExchangeSchema = z.strictObject({ email: accountEmailSchema }).optional();
export const tokenSchema = z.object({ token: z.string() });

export const adminCheckSchema = z.object({ admin: z.boolean() });

export const USER_PAGE_LIMIT_MAX = 200;

export const USER_SORTS = ['email', 'newest'] as const;

/** Query of `GET /api/user`; without one it is the whole list by e-mail (product §7.3). */
export const userQuerySchema = z.object({
  /** Words in name, e-mail, phone, address, customer number or the admins' note, in any case. */
  q: z.string().trim().max(200).optional(),
  role: z.enum(['admin', 'customer']).optional(),
  sort: z.enum(USER_SORTS).optional(),
  page: pageSchema.optional(),
  limit: wholeNumberText(1, USER_PAGE_LIMIT_MAX).optional(),
});
export type UserQuery = z.infer<typeof userQuerySchema>;

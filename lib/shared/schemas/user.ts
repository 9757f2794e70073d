import { z } from 'zod';
import { emailSchema, optionalTextSchema } from './fields';

/** Profile fields have no validation (spec §5) beyond a length that keeps documents small. */
export const profileSchema = z.strictObject({
  phone: optionalTextSchema(200).optional(),
  address: optionalTextSchema(500).optional(),
  education: optionalTextSchema(500).optional(),
  linkedin: optionalTextSchema(500).optional(),
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

/** The body of the token exchange, `PUT /api/user/{email}`. */
export const tokenExchangeSchema = z.strictObject({ email: emailSchema });
export const emailParamSchema = z.object({ email: emailSchema });

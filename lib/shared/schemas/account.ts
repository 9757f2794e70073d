import { z } from 'zod';
import { VALIDATION } from '../messages';
import { emailSchema, passwordSchema, textSchema } from './fields';

export const NAME_MAX_LENGTH = 100;
export const displayNameSchema = textSchema(VALIDATION.nameRequired, NAME_MAX_LENGTH, VALIDATION.nameTooLong);

export const loginSchema = z.strictObject({ email: emailSchema, password: passwordSchema });
export type LoginInput = z.infer<typeof loginSchema>;

export const registerSchema = z.strictObject({
  name: displayNameSchema,
  email: emailSchema,
  password: passwordSchema,
});
export type RegisterInput = z.infer<typeof registerSchema>;

export const forgotPasswordSchema = z.strictObject({ email: emailSchema });
export const accountTokenSchema = z.string().min(20).max(200);
export const verifyEmailSchema = z.strictObject({ token: accountTokenSchema });
export const resetPasswordSchema = z.strictObject({ token: accountTokenSchema, password: passwordSchema });

import { z } from 'zod';
import { VALIDATION } from '../messages';
import { emailSchema, lineSchema, PASSWORD_MAX_LENGTH, passwordSchema } from './fields';

export const NAME_MAX_LENGTH = 100;
export const displayNameSchema = lineSchema(VALIDATION.nameRequired, NAME_MAX_LENGTH, VALIDATION.nameTooLong);

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
/** What the page of the reset mail's link asks for. */
export const newPasswordFormSchema = z.object({ password: passwordSchema });
export const resetPasswordSchema = z.strictObject({ token: accountTokenSchema, password: passwordSchema });

export const changePasswordSchema = z.strictObject({
  currentPassword: z
    .string({ error: VALIDATION.passwordRequired })
    .min(1, { error: VALIDATION.passwordRequired, abort: true })
    .max(PASSWORD_MAX_LENGTH, VALIDATION.passwordTooLong),
  password: passwordSchema,
});
export type ChangePasswordInput = z.infer<typeof changePasswordSchema>;

export const changeNameSchema = z.strictObject({ name: displayNameSchema });

/** Body of `POST /api/account/close`. Whoever signs in through Google alone has no password to give. */
export const closeAccountSchema = z.strictObject({
  password: z.string().max(PASSWORD_MAX_LENGTH, VALIDATION.passwordTooLong).optional(),
});

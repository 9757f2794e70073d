import { z } from 'zod';
import type { EmailRule } from '../calls/fields.schema';
import { lineSchema, PASSWORD_MAX_LENGTH, passwordSchema, signInEmailSchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { secondFactorCodeSchema } from './second-factor.schema';

export const NAME_MAX_LENGTH = 100;
export const displayNameSchema = lineSchema('name-required', NAME_MAX_LENGTH, 'name-too-long');

export const loginSchema = (rule: EmailRule) =>
  z.strictObject({ email: signInEmailSchema(rule), password: passwordSchema });
export type LoginInput = z.infer<ReturnType<typeof loginSchema>>;

export const registerSchema = (rule: EmailRule) =>
  z.strictObject({
    name: displayNameSchema,
    email: signInEmailSchema(rule),
    password: passwordSchema,
  });
export type RegisterInput = z.infer<ReturnType<typeof registerSchema>>;

export const forgotPasswordSchema = (rule: EmailRule) => z.strictObject({ email: signInEmailSchema(rule) });
export const accountTokenSchema = z.string().min(20).max(200);
export const verifyEmailSchema = z.strictObject({ token: accountTokenSchema });
export const newPasswordFormSchema = z.object({ password: passwordSchema });
export const resetPasswordSchema = z.strictObject({ token: accountTokenSchema, password: passwordSchema });

export const changePasswordSchema = z.strictObject({
  currentPassword: z
    .string({ error: issue('password-required') })
    .min(1, { error: issue('password-required'), abort: true })
    .max(PASSWORD_MAX_LENGTH, issue('password-too-long')),
  password: passwordSchema,
  /** Required where two-step sign-in is on. */
  code: secondFactorCodeSchema.optional(),
});
export type ChangePasswordInput = z.infer<typeof changePasswordSchema>;

export const changeNameSchema = z.strictObject({ name: displayNameSchema });

/** Without a password for accounts that sign in through Google alone; the code is required where two-step sign-in is on. */
export const closeAccountSchema = z.strictObject({
  password: z.string().max(PASSWORD_MAX_LENGTH, issue('password-too-long')).optional(),
  code: secondFactorCodeSchema.optional(),
});
export type CloseAccountInput = z.infer<typeof closeAccountSchema>;

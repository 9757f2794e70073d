import { z } from 'zod';
import { PASSWORD_MAX_LENGTH } from '../calls/fields.schema';
import { issue } from '../messages/messages';

/** Six digits of an app, or a recovery code; may contain spaces and dashes. */
export const secondFactorCodeSchema = z
  .string({ error: issue('code-required') })
  .trim()
  .min(1, { error: issue('code-required'), abort: true })
  .max(32, issue('code-wrong'));

const presentPasswordSchema = z.string().max(PASSWORD_MAX_LENGTH, issue('password-too-long')).optional();

/** The password is required of accounts that have one; accounts that sign in through Google alone omit it. */
export const beginSecondFactorSchema = z.strictObject({ password: presentPasswordSchema });
export const enableSecondFactorSchema = z.strictObject({ code: secondFactorCodeSchema });
export const proveSecondFactorSchema = z.strictObject({
  password: presentPasswordSchema,
  code: secondFactorCodeSchema,
});

export const secondFactorStateSchema = z.object({
  enabled: z.boolean(),
  recoveryCodesLeft: z.number().int().nonnegative(),
});
export type SecondFactorState = z.infer<typeof secondFactorStateSchema>;

export const secondFactorOfferSchema = z.object({
  /** Base 32, to be typed in. */
  secret: z.string(),
  /** `otpauth://totp/` address, for apps. */
  uri: z.string(),
  qr: z.string(),
});
export type SecondFactorOffer = z.infer<typeof secondFactorOfferSchema>;

export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

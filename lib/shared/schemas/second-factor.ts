import { z } from 'zod';
import { SECOND_FACTOR, VALIDATION } from '../messages';
import { PASSWORD_MAX_LENGTH } from './fields';

/** Six digits of an app, or a recovery code; with the spaces and dashes that people type. */
export const secondFactorCodeSchema = z
  .string({ error: SECOND_FACTOR.codeRequired })
  .trim()
  .min(1, { error: SECOND_FACTOR.codeRequired, abort: true })
  .max(32, SECOND_FACTOR.codeWrong);

const presentPasswordSchema = z.string().max(PASSWORD_MAX_LENGTH, VALIDATION.passwordTooLong).optional();

/** The password is asked of those who have one; who signs in through Google alone leaves it out. */
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
  /** For typing in, base 32. */
  secret: z.string(),
  /** The same for apps, otpauth://totp/… */
  uri: z.string(),
  /** The same to be scanned, an SVG. */
  qr: z.string(),
});
export type SecondFactorOffer = z.infer<typeof secondFactorOfferSchema>;

export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

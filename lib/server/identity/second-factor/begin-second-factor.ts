import 'server-only';
import encodeQR from 'qr';
import type { Actor } from '@/lib/server/identity/actor';
import { findIdentityById } from '@/lib/server/identity/users/identity';
import { offerSecondFactor } from '@/lib/server/identity/users/user-second-factor';
import type { SecondFactorOffer } from '@/lib/shared/accounts/second-factor.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { shop } from '@/shop.config';
import { hasSecondFactor } from './check-second-factor';
import { proveAgain } from './prove-again';
import { sealSecret } from './secret-box';
import { newTotpSecret, toBase32, totpUri } from './totp';

/**
 * The first code activates it (`enableSecondFactor`). The e-mail must be verified: a second factor on a stranger's e-mail
 * would lock its owner out. Throws `email-not-verified`, `conflict` if there is one already, and what `proveAgain` throws.
 */
export async function beginSecondFactor(
  actor: Actor,
  proof: { password?: string | undefined; address: string },
): Promise<SecondFactorOffer> {
  if (!actor.emailVerified) throw new AppError('email-not-verified');
  const already = new AppError('conflict', { reason: { code: 'two-steps-already' } });
  const user = await findIdentityById(actor.userId);
  if (user && hasSecondFactor(user)) throw already;
  await proveAgain(actor, proof);
  const secret = newTotpSecret();
  if (!(await offerSecondFactor(actor.userId, sealSecret(secret, actor.userId.toHexString())))) throw already;
  const uri = totpUri(secret, shop.name, actor.email);
  return { secret: toBase32(secret), uri, qr: encodeQR(uri, 'svg', { ecc: 'medium', border: 2 }) };
}

import { env } from '@/lib/server/platform/config/env';
import type { DigestKind } from '@/lib/server/platform/mail/digests-and-attachments';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { composeDigest, siteLink } from '@/lib/server/platform/mail/templates/compose-mail';
import { ROUTES } from '@/lib/shared/site/routes';
import { requestMailsIn } from '@/lib/shared/texts/mail-texts';

export const SHOP_DIGEST = 'shop';
/**
 * The shop gets so many times what one recipient gets in an hour: far more than people write, but no program can fill its
 * mailbox.
 */
const SHOP_SHARE = 5;

/** For mails to the shop that customers and visitors cause. */
export function shopDigest(): DigestKind {
  return {
    most: SHOP_SHARE * env().ORDER_MAILS_MAX,
    compose: (digest) =>
      composeDigest(
        digest,
        requestMailsIn(digest.language).digest,
        siteLink(ROUTES.overview, digest.language),
      ),
  };
}

export function inShopDigest(url: string): NonNullable<Mail['digest']> {
  return { kind: SHOP_DIGEST, language: env().CONTACT_LANGUAGE, url };
}

import 'server-only';
import { env } from '@/lib/server/platform/config/env';
import type { DigestKind } from '@/lib/server/platform/mail/digest';
import { composeDigest } from '@/lib/server/platform/mail/templates/compose-digest';
import { siteLink } from '@/lib/server/platform/mail/templates/site-link';
import { ROUTES } from '@/lib/shared/site/routes';
import { orderMailsIn } from '@/lib/shared/texts/mail-texts';

export const ORDER_DIGEST = 'orders';

/** Replaces the mails about orders beyond `ORDER_MAILS_MAX` in an hour (product §9.4). */
export function orderDigest(): DigestKind {
  return {
    most: env().ORDER_MAILS_MAX,
    compose: (digest) =>
      composeDigest(digest, orderMailsIn(digest.language).digest, siteLink(ROUTES.myOrders, digest.language)),
  };
}

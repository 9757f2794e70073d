import 'server-only';
import { env } from '@/lib/server/platform/config/env';
import type { DigestKind } from '@/lib/server/platform/mail/digest';
import { composeMail } from '@/lib/server/platform/mail/templates/compose-mail';
import { siteLink } from '@/lib/server/platform/mail/templates/site-link';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';

export const ORDER_DIGEST = 'orders';

/** Replaces the mails about orders beyond `ORDER_MAILS_MAX` in an hour (product §9.4). */
export function orderDigest(): DigestKind {
  return {
    most: env().ORDER_MAILS_MAX,
    compose: ({ language, total, entries }) => {
      const { digest } = textsFor(language).orderMails;
      const rest = total - entries.length;
      return composeMail({
        language,
        words: { ...digest, notes: rest > 0 ? [digest.older] : [] },
        values: { count: formatNumber(total, language), rest: formatNumber(rest, language) },
        links: entries.map(({ text, url }) => ({ label: text, url })),
        url: siteLink(ROUTES.myOrders, language),
      });
    },
  };
}

import 'server-only';
import { env } from '@/lib/server/platform/config/env';
import type { DigestKind } from '@/lib/server/platform/mail/digests-and-attachments';
import { composeDigest, siteLink } from '@/lib/server/platform/mail/templates/compose-mail';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { approvalMailsIn } from '@/lib/shared/texts/mail-texts';

export const APPROVAL_DIGEST = 'approvals';

/** Replaces the mails about requests for approval beyond `ORDER_MAILS_MAX` in an hour (product §9.4). */
export function approvalDigest(): DigestKind {
  return {
    most: env().ORDER_MAILS_MAX,
    compose: (digest) =>
      composeDigest(
        digest,
        approvalMailsIn(digest.language).digest,
        siteLink(COMPANY_ROUTES.approvals, digest.language),
      ),
  };
}

import 'server-only';
import type { DigestKind } from '@/lib/server/platform/mail/digests-and-attachments';
import { composeDigest, siteLink } from '@/lib/server/platform/mail/templates/compose-mail';
import { ROUTES } from '@/lib/shared/site/routes';
import { companyMailsIn } from '@/lib/shared/texts/mail-texts';

export const INVITATION_DIGEST = 'invitations';
/** In an hour, for one recipient, whichever companies invite. */
const INVITATION_MAILS_MAX = 5;

export const invitationDigest: DigestKind = {
  most: INVITATION_MAILS_MAX,
  compose: (digest) =>
    composeDigest(digest, companyMailsIn(digest.language).digest, siteLink(ROUTES.company, digest.language)),
};

import 'server-only';
import { composeMail } from '@/lib/server/platform/mail/templates/compose-mail';
import type { MailContent } from '@/lib/server/platform/mail/templates/layout';
import { siteLink } from '@/lib/server/platform/mail/templates/site-link';
import type { Language } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';

/** Carries the link by which somebody whose account the shop opened chooses a password. */
export function invitationMail({ token, language }: { token: string; language: Language }): MailContent {
  const words = textsFor(language).mails.invitation;
  return composeMail({ language, words, url: siteLink(ROUTES.resetPassword, language, { token }) });
}

import 'server-only';
import { composeMail } from '@/lib/server/platform/mail/templates/compose-mail';
import type { MailContent } from '@/lib/server/platform/mail/templates/layout';
import { siteLink } from '@/lib/server/platform/mail/templates/site-link';
import type { Language } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';

/** Sent when a sign-in through Google removed an unproved password. Without a name: that may be a stranger's choice too. */
export function passwordRemovedMail({ language }: { language: Language }): MailContent {
  const words = textsFor(language).mails.passwordRemoved;
  return composeMail({ language, words, url: siteLink(ROUTES.login, language) });
}

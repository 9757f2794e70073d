import 'server-only';
import { composeMail } from '@/lib/server/platform/mail/templates/compose-mail';
import type { MailContent } from '@/lib/server/platform/mail/templates/layout';
import { siteLink } from '@/lib/server/platform/mail/templates/site-link';
import type { Language } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';

/**
 * The link shows a button; opening it changes nothing. Without a name: a stranger may have registered the address with any
 * text.
 */
export function verificationMail({ token, language }: { token: string; language: Language }): MailContent {
  const words = textsFor(language).mails.verification;
  return composeMail({ language, words, url: siteLink(ROUTES.verifyEmail, language, { token }) });
}

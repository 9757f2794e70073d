import 'server-only';
import type { Language } from '@/lib/shared/languages';
import { ROUTES } from '@/lib/shared/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { composeMail } from './compose-mail';
import type { MailContent } from './layout';
import { siteLink } from './site-link';

/**
 * Carries the link to set a new password. The link shows a form; opening it changes nothing. Holds no name: nobody may
 * have proved the address yet.
 */
export function passwordResetMail({ token, language }: { token: string; language: Language }): MailContent {
  const words = textsFor(language).mails.passwordReset;
  return composeMail({ language, words, url: siteLink(ROUTES.resetPassword, language, { token }) });
}

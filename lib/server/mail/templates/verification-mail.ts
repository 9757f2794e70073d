import 'server-only';
import type { Language } from '@/lib/shared/languages';
import { ROUTES } from '@/lib/shared/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { composeMail } from './compose-mail';
import type { MailContent } from './layout';
import { siteLink } from './site-link';

/**
 * Asks someone who registered to confirm their e-mail address. The link shows a page with a button; opening it changes
 * nothing. Holds no name: whoever registers may have typed a stranger's address, and anything for a name.
 */
export function verificationMail({ token, language }: { token: string; language: Language }): MailContent {
  const words = textsFor(language).mails.verification;
  return composeMail({ language, words, url: siteLink(ROUTES.verifyEmail, language, { token }) });
}

import { composeMail, siteLink } from '@/lib/server/platform/mail/templates/compose-mail';
import type { MailContent } from '@/lib/server/platform/mail/templates/layout';
import type { Language } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { mailsIn } from '@/lib/shared/texts/mail-texts';

/**
 * The link shows a button; opening it changes nothing. Without a name: a stranger may have registered the address with any
 * text.
 */
export function verificationMail({ token, language }: { token: string; language: Language }): MailContent {
  const words = mailsIn(language).verification;
  return composeMail({ language, words, url: siteLink(ROUTES.verifyEmail, language, { token }) });
}

/** The link shows a form; opening it changes nothing. Without a name: the address may be unverified. */
export function passwordResetMail({ token, language }: { token: string; language: Language }): MailContent {
  const words = mailsIn(language).passwordReset;
  return composeMail({ language, words, url: siteLink(ROUTES.resetPassword, language, { token }) });
}

/** Carries the link by which somebody whose account the shop opened chooses a password. */
export function invitationMail({ token, language }: { token: string; language: Language }): MailContent {
  const words = mailsIn(language).invitation;
  return composeMail({ language, words, url: siteLink(ROUTES.resetPassword, language, { token }) });
}

/** Sent when a sign-in through Google removed an unproved password. Without a name: that may be a stranger's choice too. */
export function passwordRemovedMail({ language }: { language: Language }): MailContent {
  const words = mailsIn(language).passwordRemoved;
  return composeMail({ language, words, url: siteLink(ROUTES.login, language) });
}

export function secondFactorRemovedMail({ language }: { language: Language }): MailContent {
  const words = mailsIn(language).secondFactorRemoved;
  return composeMail({ language, words, url: siteLink(ROUTES.security, language) });
}

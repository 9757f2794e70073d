import 'server-only';
import { BRAND } from '@/lib/shared/brand';
import { ROUTES } from '@/lib/shared/routes';
import { layoutMail, type MailContent } from './layout';
import { siteLink } from './site-link';

/**
 * Carries the link to set a new password. The link shows a form; opening it changes nothing. Holds no name: nobody may
 * have proved the address yet.
 */
export function passwordResetMail({ token }: { token: string }): MailContent {
  return layoutMail({
    subject: `Reset your password for ${BRAND.name}`,
    preview: 'Choose a new password.',
    heading: 'Choose a new password',
    paragraphs: [
      `Someone asked to reset the password of your account at ${BRAND.name}.`,
      'Choosing a new password signs you out everywhere else.',
    ],
    action: {
      label: 'Reset password',
      url: siteLink(ROUTES.resetPassword, { token }),
    },
    notes: [
      'The link works once, for one hour.',
      'If it was not you who asked, you need not do anything: your password stays as it is.',
    ],
  });
}

import 'server-only';
import { BRAND } from '@/lib/shared/brand';
import { ROUTES } from '@/lib/shared/routes';
import { layoutMail, type MailContent } from './layout';
import { siteLink } from './site-link';

/**
 * Asks someone who registered to confirm their e-mail address. The link shows a page with a button; opening it changes
 * nothing. Holds no name: whoever registers may have typed a stranger's address, and anything for a name.
 */
export function verificationMail({ token }: { token: string }): MailContent {
  return layoutMail({
    subject: `Verify your e-mail address for ${BRAND.name}`,
    preview: 'One click and your e-mail address is confirmed.',
    heading: `Welcome to ${BRAND.name}`,
    paragraphs: [
      `An account at ${BRAND.name} was opened with this e-mail address. Please confirm that it is yours.`,
    ],
    action: {
      label: 'Verify e-mail address',
      url: siteLink(ROUTES.verifyEmail, { token }),
    },
    notes: [
      'The link works once, for 24 hours.',
      'If you did not open an account, do not use the link: without it the address stays unconfirmed.',
    ],
  });
}

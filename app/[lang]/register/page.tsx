import { RegisterScreen } from '@/components/accounts/register-screen';
import { env } from '@/lib/server/platform/config/env';
import { pick } from '@/lib/shared/texts/pick';
import { invitedEmail } from '../company/join/invited-email';
import { signInPage } from '../sign-in-page';

/** Per request: a password field needs a content security policy with a nonce. */
export const dynamic = 'force-dynamic';

const page = signInPage('register', async ({ texts: { auth, shell }, from }) => (
  <RegisterScreen
    texts={pick(auth, 'name', 'email', 'password', 'shown', 'google', 'or', 'register', 'strength')}
    emailRule={env().REGISTRATION_EMAILS}
    email={await invitedEmail(from)}
    loading={shell.loading}
  />
));

export const { generateMetadata } = page;
export default page.Page;

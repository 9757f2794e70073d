import { LoginScreen } from '@/components/accounts/login-screen';
import { env } from '@/lib/server/platform/config/env';
import { pick } from '@/lib/shared/texts/pick';
import { signInPage } from '../sign-in-page';

/** Per request: a password field needs a content security policy with a nonce. */
export const dynamic = 'force-dynamic';

const page = signInPage('login', ({ texts: { auth, security, shell } }) => (
  <LoginScreen
    texts={pick(auth, 'email', 'password', 'shown', 'google', 'or', 'login', 'signedIn')}
    challenge={security.challenge}
    emailRule={env().REGISTRATION_EMAILS}
    loading={shell.loading}
  />
));

export const { generateMetadata } = page;
export default page.Page;

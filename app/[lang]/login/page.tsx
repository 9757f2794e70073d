import type { Metadata } from 'next';
import { AuthPage } from '@/components/account/auth-page';
import { LoginScreen } from '@/components/account/login-screen';
import { env } from '@/lib/server/platform/config/env';
import { ROUTES } from '@/lib/shared/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { pageMetadata } from '../page-metadata';

/** Has a password field, so it is rendered per request: its content security policy has a nonce. */
export const dynamic = 'force-dynamic';

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { auth } = textsFor((await params).lang);
  return pageMetadata({ path: ROUTES.login, title: auth.login.title, description: auth.login.text });
}

export default async function LoginPage({ params }: PageProps) {
  const { auth, security, shell } = textsFor((await params).lang);
  return (
    <AuthPage texts={auth} heading={auth.login.heading} text={auth.login.text}>
      <LoginScreen
        texts={auth}
        challenge={security.challenge}
        emailRule={env().REGISTRATION_EMAILS}
        loading={shell.loading}
      />
    </AuthPage>
  );
}

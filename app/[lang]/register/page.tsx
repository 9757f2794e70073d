import type { Metadata } from 'next';
import { AuthPage } from '@/components/account/auth-page';
import { RegisterScreen } from '@/components/account/register-screen';
import { env } from '@/lib/server/platform/config/env';
import { ROUTES } from '@/lib/shared/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { pageMetadata } from '../page-metadata';

/** Has a password field, so it is rendered per request: its content security policy has a nonce. */
export const dynamic = 'force-dynamic';

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { auth } = textsFor((await params).lang);
  return pageMetadata({ path: ROUTES.register, title: auth.register.title, description: auth.register.text });
}

export default async function RegisterPage({ params }: PageProps) {
  const { auth, shell } = textsFor((await params).lang);
  return (
    <AuthPage texts={auth} heading={auth.register.heading} text={auth.register.text}>
      <RegisterScreen texts={auth} emailRule={env().REGISTRATION_EMAILS} loading={shell.loading} />
    </AuthPage>
  );
}

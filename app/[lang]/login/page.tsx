import type { Metadata } from 'next';
import { AuthPage, RequestedToolCard } from '@/components/accounts/auth-page';
import { LoginScreen } from '@/components/accounts/login-screen';
import { returnReason } from '@/lib/client/session/return-path';
import { env } from '@/lib/server/platform/config/env';
import { languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { pick } from '@/lib/shared/texts/pick';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { pageMetadata } from '../page-metadata';
import { readToolToOrder } from '../tool-to-order';

/** Per request: a password field needs a content security policy with a nonce. */
export const dynamic = 'force-dynamic';

type PageProps = {
  params: Promise<{ lang: string }>;
  searchParams: Promise<{ from?: string | string[] }>;
};

export async function generateMetadata({ params }: Pick<PageProps, 'params'>): Promise<Metadata> {
  const { auth } = textsFor((await params).lang);
  return pageMetadata({ path: ROUTES.login, title: auth.login.title, description: auth.login.text });
}

export default async function LoginPage({ params, searchParams }: PageProps) {
  const [{ lang }, { from }] = await Promise.all([params, searchParams]);
  const texts = textsFor(lang);
  const { auth, security, shell } = texts;
  const reason = returnReason(from);
  const toolToOrder = await readToolToOrder(reason, languageOf(lang));
  return (
    <AuthPage
      texts={auth}
      heading={auth.login.heading}
      text={reason.kind === 'order' ? auth.wanted.login : auth.login.text}
    >
      {toolToOrder ? <RequestedToolCard {...toolToOrder} texts={texts} /> : null}
      <LoginScreen
        texts={pick(auth, 'email', 'password', 'shown', 'google', 'or', 'login', 'signedIn')}
        challenge={security.challenge}
        emailRule={env().REGISTRATION_EMAILS}
        loading={shell.loading}
      />
    </AuthPage>
  );
}

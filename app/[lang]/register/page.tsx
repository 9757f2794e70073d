import type { Metadata } from 'next';
import { AuthPage, RequestedToolCard } from '@/components/accounts/auth-page';
import { RegisterScreen } from '@/components/accounts/register-screen';
import { returnReason } from '@/lib/client/session/return-path';
import { env } from '@/lib/server/platform/config/env';
import { languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { pick } from '@/lib/shared/texts/pick';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { invitedEmail } from '../company/join/invited-email';
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
  return pageMetadata({ path: ROUTES.register, title: auth.register.title, description: auth.register.text });
}

export default async function RegisterPage({ params, searchParams }: PageProps) {
  const [{ lang }, { from }] = await Promise.all([params, searchParams]);
  const texts = textsFor(lang);
  const { auth, shell } = texts;
  const reason = returnReason(from);
  const toolToOrder = await readToolToOrder(reason, languageOf(lang));
  return (
    <AuthPage
      texts={auth}
      heading={auth.register.heading}
      text={reason.kind === 'order' ? auth.wanted.register : auth.register.text}
    >
      {toolToOrder ? <RequestedToolCard {...toolToOrder} texts={texts} /> : null}
      <RegisterScreen
        texts={pick(auth, 'name', 'email', 'password', 'shown', 'google', 'or', 'register', 'strength')}
        emailRule={env().REGISTRATION_EMAILS}
        email={await invitedEmail(from)}
        loading={shell.loading}
      />
    </AuthPage>
  );
}

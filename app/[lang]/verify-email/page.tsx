import type { Metadata } from 'next';
import { AuthPage } from '@/components/accounts/auth-page';
import { VerifyEmailPanel } from '@/components/accounts/verify-email-panel';
import { LinkButton } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/notice';
import { readVerification } from '@/lib/server/identity/accounts/verify-email';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';

/** The link of a mail is personal. */
export const dynamic = 'force-dynamic';

type PageProps = {
  params: Promise<{ lang: string }>;
  searchParams: Promise<{ token?: string | string[] }>;
};

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { auth } = textsFor((await params).lang);
  // The address contains a secret: it must not be indexed or sent as a Referer.
  return { title: auth.verify.title, robots: { index: false }, referrer: 'no-referrer' };
}

export default async function VerifyEmailPage({ params, searchParams }: PageProps) {
  const { auth, shell } = textsFor((await params).lang);
  const { token } = await searchParams;
  const value = typeof token === 'string' ? token : '';
  const account = await readVerification(value);
  const texts = auth.verify;
  if (!account || account.isVerified) {
    const refusal = value === '' ? texts.missing : texts.invalid;
    return (
      <AuthPage texts={auth} heading={texts.heading}>
        {account ? <Notice tone="success">{texts.done}</Notice> : <Notice tone="danger">{refusal}</Notice>}
        <LinkButton href={ROUTES.dashboard} variant="outline">
          {texts.dashboard}
        </LinkButton>
      </AuthPage>
    );
  }
  const { name, email, registeredAt } = account;
  return (
    <AuthPage texts={auth} heading={texts.heading} text={texts.text}>
      <VerifyEmailPanel
        texts={texts}
        confirmTexts={shell.confirm}
        token={value}
        account={{ name, email, registeredAt: registeredAt.toISOString() }}
      />
    </AuthPage>
  );
}

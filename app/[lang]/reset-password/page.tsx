import type { Metadata } from 'next';
import { AuthPage } from '@/components/accounts/auth-page';
import { ResetPasswordForm } from '@/components/accounts/reset-password-form';
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
  return { title: auth.reset.title, robots: { index: false }, referrer: 'no-referrer' };
}

export default async function ResetPasswordPage({ params, searchParams }: PageProps) {
  const { auth } = textsFor((await params).lang);
  const { token } = await searchParams;
  return (
    <AuthPage texts={auth} heading={auth.reset.heading} text={auth.reset.text}>
      <ResetPasswordForm
        texts={auth.reset}
        shown={auth.shown}
        strength={auth.strength}
        token={typeof token === 'string' ? token : ''}
      />
    </AuthPage>
  );
}

import type { Metadata } from 'next';
import { AuthPage } from '@/components/accounts/auth-page';
import { JoinCompany, LogOutToJoin } from '@/components/companies/join-company';
import { LinkButton } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/notice';
import { readLanguage } from '@/lib/client/language/use-language.react-server';
import { readInvitation } from '@/lib/server/commerce/companies/members/join-company';
import { currentActor } from '@/lib/server/identity/sessions/current-actor';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { pick } from '@/lib/shared/texts/pick';
import { textsFor } from '@/lib/shared/texts/texts-for';

/** The link of a mail is personal. */
export const dynamic = 'force-dynamic';

type PageProps = {
  params: Promise<{ lang: string }>;
  searchParams: Promise<{ token?: string | string[] }>;
};

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { company } = textsFor((await params).lang);
  // The address contains a secret: it must not be indexed or sent as a Referer.
  return { title: company.join.title, robots: { index: false }, referrer: 'no-referrer' };
}

export default async function JoinCompanyPage({ params, searchParams }: PageProps) {
  const { auth, company: all } = textsFor((await params).lang);
  const { token } = await searchParams;
  const value = typeof token === 'string' ? token : '';
  const [invitation, actor] = await Promise.all([readInvitation(value), currentActor()]);
  const texts = all.join;
  const toCompany = (
    <div>
      <LinkButton href={ROUTES.company} variant="outline">
        {texts.toCompany}
      </LinkButton>
    </div>
  );
  if (!invitation || invitation.isUsed) {
    return (
      <AuthPage texts={auth} heading={texts.goneHeading}>
        <Notice tone="danger">{texts.gone}</Notice>
        {actor?.company ? toCompany : null}
      </AuthPage>
    );
  }
  const { company, email } = invitation;
  const from = encodeURIComponent(localPath(COMPANY_ROUTES.joinBy(value), await readLanguage()));
  const isInvited = actor?.email === email;
  return (
    <AuthPage
      texts={auth}
      heading={fillText(texts.heading, { company })}
      text={fillText(texts.text, { company })}
    >
      {actor ? null : (
        <>
          <p className="wrap-anywhere">{fillText(texts.signedOut, { email })}</p>
          <div className="flex flex-wrap gap-3">
            <LinkButton href={`${ROUTES.login}?from=${from}`}>{texts.login}</LinkButton>
            <LinkButton href={`${ROUTES.register}?from=${from}`} variant="outline">
              {texts.register}
            </LinkButton>
          </div>
        </>
      )}
      {actor && !isInvited ? (
        <>
          <Notice tone="warning">
            <p className="wrap-anywhere font-semibold">{fillText(texts.wrong, { email })}</p>
            <p className="wrap-anywhere">{fillText(texts.wrongText, { email: actor.email })}</p>
          </Notice>
          <LogOutToJoin texts={pick(texts, 'logOut')} />
        </>
      ) : null}
      {actor && isInvited && actor.company ? (
        <>
          <Notice tone="warning">{texts.elsewhere}</Notice>
          {toCompany}
        </>
      ) : null}
      {actor && isInvited && !actor.company ? (
        <JoinCompany token={value} texts={pick(texts, 'submit', 'joined')} />
      ) : null}
    </AuthPage>
  );
}

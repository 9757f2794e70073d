import type { Metadata } from 'next';
import { PasswordForm } from '@/components/profile/password-form';
import { ProfileHead } from '@/components/profile/profile-head';
import { SecondFactorPanel } from '@/components/profile/second-factor-panel';
import { SessionsPanel } from '@/components/profile/sessions-panel';
import { Panel } from '@/components/ui/panel';
import { hasPassword } from '@/lib/server/identity/accounts/change-password';
import { listSessions } from '@/lib/server/identity/accounts/sign-in/own-sessions';
import { readSecondFactor } from '@/lib/server/identity/second-factor/prove-second-factor';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireMember } from '../../../page-gate';

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).dashboard.profile.security.heading };
}

export default async function SecurityPage({ params }: PageProps) {
  const { auth, dashboard, security, shell } = textsFor((await params).lang);
  const actor = await requireMember(ROUTES.security);
  const [passwordSet, secondFactor, sessions] = await Promise.all([
    hasPassword(actor),
    readSecondFactor(actor),
    listSessions(actor),
  ]);
  const { passwordSettings } = dashboard;
  return (
    <>
      <ProfileHead current="security" texts={dashboard.profile} />
      <Panel heading={passwordSettings.heading}>
        {passwordSet ? (
          <div className="max-w-md">
            <PasswordForm
              email={actor.email}
              texts={passwordSettings}
              strength={auth.strength}
              twoStep={secondFactor.enabled ? security.twoStep : null}
            />
          </div>
        ) : (
          <p>{passwordSettings.none}</p>
        )}
      </Panel>
      <div id="two-step-sign-in" className="scroll-mt-28">
        <Panel heading={security.twoStep.heading}>
          <SecondFactorPanel
            account={{ email: actor.email, verified: actor.emailVerified, hasPassword: passwordSet }}
            state={secondFactor}
            needed={actor.owesSecondFactor ?? false}
            texts={security.twoStep}
          />
        </Panel>
      </div>
      <Panel heading={security.sessions.heading}>
        <SessionsPanel sessions={sessions} texts={security.sessions} confirmTexts={shell.confirm} />
      </Panel>
    </>
  );
}

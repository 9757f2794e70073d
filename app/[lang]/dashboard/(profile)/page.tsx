import type { Metadata } from 'next';
import { AdminQueuePanel } from '@/components/dashboard/admin-queue-panel';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { AccountFacts } from '@/components/profile/account-facts';
import { NameForm } from '@/components/profile/name-form';
import { PasswordForm } from '@/components/profile/password-form';
import { PrivacySection } from '@/components/profile/privacy-section';
import { ProfileForm } from '@/components/profile/profile-form';
import { SecondFactorPanel } from '@/components/profile/second-factor-panel';
import { SessionsPanel } from '@/components/profile/sessions-panel';
import { Panel } from '@/components/ui/panel';
import { readAdminQueue } from '@/lib/server/commerce/admin-queue/read-admin-queue';
import { hasPassword } from '@/lib/server/identity/accounts/has-password';
import { listSessions } from '@/lib/server/identity/accounts/list-sessions';
import { readSecondFactor } from '@/lib/server/identity/second-factor/read-second-factor';
import { getProfile } from '@/lib/server/identity/users/get-profile';
import { languageOf } from '@/lib/shared/languages';
import { ROUTES } from '@/lib/shared/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireMember } from '../../page-gate';

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).dashboard.profile.title };
}

export default async function ProfilePage({ params }: PageProps) {
  const { lang } = await params;
  const { auth, dashboard, privacy, security, shell } = textsFor(lang);
  const actor = await requireMember(ROUTES.dashboard);
  const [work, profile, passwordSet, secondFactor, sessions] = await Promise.all([
    actor.role === 'admin' && !actor.owesSecondFactor ? readAdminQueue(actor) : undefined,
    getProfile(actor, actor.email),
    hasPassword(actor),
    readSecondFactor(actor),
    listSessions(actor),
  ]);
  const { profile: texts, nameSettings, passwordSettings } = dashboard;
  return (
    <>
      <DashboardHead heading={texts.heading} text={texts.text} />
      {work ? <AdminQueuePanel work={work} texts={dashboard.work} /> : null}
      <Panel heading={texts.identity}>
        <AccountFacts profile={profile} verified={actor.emailVerified} texts={dashboard} />
      </Panel>
      <Panel heading={texts.details}>
        <ProfileForm profile={profile} language={actor.language ?? languageOf(lang)} texts={texts} />
      </Panel>
      <div className="grid gap-8 xl:grid-cols-2">
        <Panel heading={nameSettings.heading}>
          <NameForm name={profile.name} texts={nameSettings} />
        </Panel>
        <Panel heading={passwordSettings.heading}>
          {passwordSet ? (
            <PasswordForm email={profile.email} texts={passwordSettings} strength={auth.strength} />
          ) : (
            <p>{passwordSettings.none}</p>
          )}
        </Panel>
      </div>
      <div id="two-step-sign-in" className="scroll-mt-28">
        <Panel heading={security.twoStep.heading}>
          <SecondFactorPanel
            account={{ email: profile.email, verified: actor.emailVerified, hasPassword: passwordSet }}
            state={secondFactor}
            needed={actor.owesSecondFactor ?? false}
            texts={security.twoStep}
          />
        </Panel>
      </div>
      <Panel heading={security.sessions.heading}>
        <SessionsPanel sessions={sessions} texts={security.sessions} confirmTexts={shell.confirm} />
      </Panel>
      <PrivacySection
        email={profile.email}
        hasPassword={passwordSet}
        texts={privacy}
        confirmTexts={shell.confirm}
      />
    </>
  );
}

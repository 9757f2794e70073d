import type { Metadata } from 'next';
import { AdminQueuePanel } from '@/components/dashboard/admin-queue-panel';
import { AccountFacts } from '@/components/profile/account-facts';
import { NameForm } from '@/components/profile/name-form';
import { ProfileForm } from '@/components/profile/profile-form';
import { ProfileHead } from '@/components/profile/profile-head';
import { Panel } from '@/components/ui/panel';
import { readAdminQueue } from '@/lib/server/commerce/admin-queue/read-admin-queue';
import { mayCall } from '@/lib/server/identity/permissions';
import { getProfile } from '@/lib/server/identity/users/profile/get-profile';
import { languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireMember } from '../../page-gate';

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).dashboard.profile.title };
}

export default async function ProfilePage({ params }: PageProps) {
  const { lang } = await params;
  const { dashboard } = textsFor(lang);
  const actor = await requireMember(ROUTES.dashboard);
  const [work, profile] = await Promise.all([
    mayCall(actor, 'admin') ? readAdminQueue(actor) : undefined,
    getProfile(actor, actor.email),
  ]);
  const { profile: texts, nameSettings } = dashboard;
  return (
    <>
      <ProfileHead current="profile" texts={texts} />
      {work ? <AdminQueuePanel work={work} texts={dashboard.work} /> : null}
      <Panel heading={texts.identity}>
        <AccountFacts profile={profile} verified={actor.emailVerified} texts={dashboard} />
      </Panel>
      <Panel heading={texts.details}>
        <ProfileForm profile={profile} language={actor.language ?? languageOf(lang)} texts={texts} />
      </Panel>
      <Panel heading={nameSettings.heading}>
        <div className="max-w-md">
          <NameForm name={profile.name} texts={nameSettings} />
        </div>
      </Panel>
    </>
  );
}

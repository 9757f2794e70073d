import type { Metadata } from 'next';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { AccountFacts } from '@/components/profile/account-facts';
import { ProfileForm } from '@/components/profile/profile-form';
import { Panel } from '@/components/ui/panel';
import { getProfile } from '@/lib/server/users/get-profile';
import { ROUTES } from '@/lib/shared/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireMember } from '../../page-gate';

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).dashboard.profile.title };
}

export default async function ProfilePage({ params }: PageProps) {
  const { dashboard } = textsFor((await params).lang);
  const actor = await requireMember(ROUTES.dashboard);
  const profile = await getProfile(actor, actor.email);
  const texts = dashboard.profile;
  return (
    <>
      <DashboardHead heading={texts.heading} text={texts.text} />
      <Panel heading={texts.identity}>
        <AccountFacts profile={profile} verified={actor.emailVerified} texts={dashboard} />
      </Panel>
      <Panel heading={texts.details}>
        <ProfileForm profile={profile} texts={texts} />
      </Panel>
    </>
  );
}

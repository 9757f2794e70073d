import type { Metadata } from 'next';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { AccountFacts } from '@/components/profile/account-facts';
import { ProfileForm } from '@/components/profile/profile-form';
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
      <section
        aria-labelledby="account"
        className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:p-7"
      >
        <h2 id="account" className="font-bold text-lg">
          {texts.identity}
        </h2>
        <AccountFacts profile={profile} verified={actor.emailVerified} texts={dashboard} />
      </section>
      <section
        aria-labelledby="details"
        className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:p-7"
      >
        <h2 id="details" className="font-bold text-lg">
          {texts.details}
        </h2>
        <ProfileForm profile={profile} texts={texts} />
      </section>
    </>
  );
}

import type { Metadata } from 'next';
import { PrivacySection } from '@/components/profile/privacy-section';
import { ProfileHead } from '@/components/profile/profile-head';
import { hasPassword } from '@/lib/server/identity/accounts/change-password';
import { readSecondFactor } from '@/lib/server/identity/second-factor/prove-second-factor';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireMember } from '../../../page-gate';

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).dashboard.profile.data.heading };
}

export default async function DataPage({ params }: PageProps) {
  const { dashboard, privacy, security, shell } = textsFor((await params).lang);
  const actor = await requireMember(ROUTES.ownData);
  const [passwordSet, secondFactor] = await Promise.all([hasPassword(actor), readSecondFactor(actor)]);
  return (
    <>
      <ProfileHead current="data" texts={dashboard.profile} />
      <PrivacySection
        email={actor.email}
        hasPassword={passwordSet}
        twoStep={secondFactor.enabled ? security.twoStep : null}
        texts={privacy}
        confirmTexts={shell.confirm}
      />
    </>
  );
}

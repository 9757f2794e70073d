import type { Metadata } from 'next';
import { PaymentReceived } from '@/components/account-home/payment-received';
import { NameForm, ProfileForm } from '@/components/profile/profile-form';
import { AccountFacts, ProfileHead } from '@/components/profile/profile-head';
import { dayToShip } from '@/components/shipments/order-ship-text';
import { Panel } from '@/components/ui/panel';
import { getPaymentNote } from '@/lib/server/commerce/orders/lifecycle/payment-note';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { getProfile } from '@/lib/server/identity/users/own-profile';
import { languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { pick } from '@/lib/shared/texts/pick';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireMember } from '../../page-gate';

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).dashboard.profile.title };
}

export default async function ProfilePage({ params }: PageProps) {
  const { lang } = await params;
  const texts = textsFor(lang);
  const { dashboard } = texts;
  const actor = await requireMember(ROUTES.dashboard);
  const [paid, profile] = await Promise.all([getPaymentNote(actor), getProfile(actor, actor.email)]);
  const { profile: own, nameSettings } = dashboard;
  return (
    <>
      <ProfileHead current="profile" texts={own} />
      {paid ? (
        <PaymentReceived
          key={paid._id}
          order={pick(paid, '_id', 'number', 'poNumber', 'orderValue', 'address', 'invoiceNumber')}
          shipsOn={dayToShip(paid, shopDay())}
          texts={texts.account.paid}
        />
      ) : null}
      <Panel heading={own.identity}>
        <AccountFacts profile={profile} verified={actor.emailVerified} texts={dashboard} />
      </Panel>
      <Panel heading={own.details}>
        <ProfileForm profile={profile} language={actor.language ?? languageOf(lang)} texts={own} />
      </Panel>
      <Panel heading={nameSettings.heading}>
        <div className="max-w-md">
          <NameForm name={profile.name} texts={nameSettings} />
        </div>
      </Panel>
    </>
  );
}

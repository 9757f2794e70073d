import type { Metadata } from 'next';
import { AddressesScreen } from '@/components/addresses/addresses-screen';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireMember } from '../../page-gate';

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).addresses.title };
}

export default async function AddressesPage({ params }: PageProps) {
  const { addresses: texts } = textsFor((await params).lang);
  await requireMember(ROUTES.addresses);
  return (
    <>
      <DashboardHead heading={texts.heading} text={texts.text} />
      <AddressesScreen texts={texts} />
    </>
  );
}

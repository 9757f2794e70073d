import type { Metadata } from 'next';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { OwnNumbersScreen } from '@/components/own-numbers/own-numbers-screen';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireMember } from '../../page-gate';

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).ownNumbers.heading };
}

export default async function OwnNumbersPage({ params }: PageProps) {
  const { ownNumbers: texts, quickOrder } = textsFor((await params).lang);
  await requireMember(ROUTES.ownNumbers);
  return (
    <>
      <DashboardHead heading={texts.heading} text={texts.text} />
      <OwnNumbersScreen texts={texts} articleTexts={quickOrder.articles} />
    </>
  );
}

import type { Metadata } from 'next';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { ArticleNumbersScreen } from '@/components/own-numbers/own-numbers-screen';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireMember } from '../../page-gate';

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).articleNumbers.heading };
}

export default async function ArticleNumbersPage({ params }: PageProps) {
  const { articleNumbers: texts, quickOrder } = textsFor((await params).lang);
  await requireMember(ROUTES.articleNumbers);
  return (
    <>
      <DashboardHead heading={texts.heading} text={texts.text} />
      <ArticleNumbersScreen texts={texts} articleTexts={quickOrder.articles} />
    </>
  );
}

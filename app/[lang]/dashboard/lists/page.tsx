import type { Metadata } from 'next';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { ListsScreen } from '@/components/lists/lists-screen';
import { WaitedTools } from '@/components/tools/waited-tools';
import { stockWatchesOf } from '@/lib/server/commerce/catalogue/watches/stock-watches-of';
import { ownerOf } from '@/lib/server/identity/owner';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireMember } from '../../page-gate';

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).lists.title };
}

export default async function ListsPage({ params }: PageProps) {
  const { lists: texts, shell, tools } = textsFor((await params).lang);
  const { watches } = await stockWatchesOf(ownerOf(await requireMember(ROUTES.lists)));
  return (
    <>
      <DashboardHead heading={texts.heading} text={texts.text} />
      <ListsScreen texts={texts} confirmTexts={shell.confirm} />
      <WaitedTools watches={watches} heading={texts.waited} texts={tools.watch} />
    </>
  );
}

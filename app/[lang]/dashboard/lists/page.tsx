import type { Metadata } from 'next';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { ListsScreen } from '@/components/lists/lists-screen';
import { WaitedTools } from '@/components/stock/waited-tools';
import { stockWatchesOf } from '@/lib/server/commerce/tools/stock/watch-stock';
import { ownerOf } from '@/lib/server/identity/owner';
import { languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireMember } from '../../page-gate';

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).lists.title };
}

export default async function ListsPage({ params }: PageProps) {
  const { lang } = await params;
  const { lists: texts, shell, tools } = textsFor(lang);
  const owner = ownerOf(await requireMember(ROUTES.lists));
  const { watches } = await stockWatchesOf(owner, languageOf(lang));
  return (
    <>
      <DashboardHead heading={texts.heading} text={texts.text} />
      <ListsScreen texts={texts} confirmTexts={shell.confirm} />
      <WaitedTools watches={watches} heading={texts.waited} texts={tools.watch} />
    </>
  );
}

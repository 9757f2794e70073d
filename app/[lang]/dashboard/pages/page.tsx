import { FileText } from 'lucide';
import type { Metadata } from 'next';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { PageTable } from '@/components/pages/page-table';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/links/link';
import { listManagedPages } from '@/lib/server/commerce/pages/managed-pages';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireAdmin } from '../../page-gate';

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).ownPages.title };
}

export default async function PagesPage({ params }: PageProps) {
  const texts = textsFor((await params).lang);
  const own = texts.ownPages;
  const actor = await requireAdmin(ROUTES.pages);
  const pages = await listManagedPages(actor);
  return (
    <>
      <DashboardHead heading={own.heading} text={own.text}>
        <LinkButton href={ROUTES.newPage}>{own.add}</LinkButton>
      </DashboardHead>
      {pages.length > 0 ? (
        <PageTable pages={pages} texts={texts} />
      ) : (
        <EmptyState icon={FileText} title={own.empty.title} text={own.empty.text} />
      )}
    </>
  );
}

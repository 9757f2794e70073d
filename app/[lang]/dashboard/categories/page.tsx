import { FileDown, FolderTree } from 'lucide';
import type { Metadata } from 'next';
import { CategoryForm } from '@/components/categories/category-form';
import { CategoryTable } from '@/components/categories/category-table';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { FileButton } from '@/components/ui/controls/file-buttons';
import { EmptyState } from '@/components/ui/empty-state';
import { Panel } from '@/components/ui/panel';
import { callPath } from '@/lib/client/page/call-path';
import { listManagedCategories } from '@/lib/server/commerce/tools/categories/read-categories';
import type { categoryCalls } from '@/lib/shared/categories/categories.contract';
import { languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireAdmin } from '../../page-gate';

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).categories.title };
}

export default async function CategoriesPage({ params }: PageProps) {
  const { lang } = await params;
  const texts = textsFor(lang);
  const own = texts.categories;
  const actor = await requireAdmin(ROUTES.categories);
  const categories = await listManagedCategories(actor);
  return (
    <>
      <DashboardHead heading={own.heading} text={own.text}>
        {categories.length > 0 ? (
          <FileButton
            path={callPath<typeof categoryCalls.exportCategories>('/api/category/export.csv', {
              query: { language: languageOf(lang) },
            })}
            label={texts.admin.exportCsv}
            icon={FileDown}
            size="xs"
          />
        ) : null}
      </DashboardHead>
      {categories.length > 0 ? (
        <CategoryTable categories={categories} texts={texts} />
      ) : (
        <EmptyState icon={FolderTree} title={own.empty.title} text={own.empty.text} />
      )}
      <Panel heading={own.add}>
        <CategoryForm texts={own} />
      </Panel>
    </>
  );
}

import type { Metadata } from 'next';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { ImportScreen } from '@/components/imports/import-screen';
import { RecentImports } from '@/components/imports/recent-imports';
import { fieldsByKind } from '@/lib/server/commerce/imports/read/fields';
import { listRecentImports } from '@/lib/server/commerce/imports/read-import';
import { namedCategories } from '@/lib/server/commerce/tools/categories/read-categories';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireAdmin } from '../../page-gate';
import { taxClassesToChoose } from '../categories-to-choose';

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).imports.title };
}

/** Imports of tools, prices, stock and customers, for admins; with `id` one of before. */
export default async function ImportPage({ params }: PageProps) {
  const { lang } = await params;
  const { imports, editor, bulk } = textsFor(lang);
  const { kinds, languages } = editor.documents;
  const texts = {
    ...{ ...imports, states: editor.states, leadTimes: bulk.leadTimes },
    documents: { kinds, languages },
  };
  const [categories, taxClasses] = await Promise.all([namedCategories(lang), taxClassesToChoose(lang)]);
  const names = { categories: categories.map(({ slug, name }) => ({ slug, name })), taxClasses };
  const actor = await requireAdmin(ROUTES.imports);
  return (
    <>
      <DashboardHead heading={texts.heading} text={texts.text} />
      <ImportScreen fields={fieldsByKind()} names={names} texts={texts} />
      <RecentImports imports={await listRecentImports(actor)} texts={texts} />
    </>
  );
}

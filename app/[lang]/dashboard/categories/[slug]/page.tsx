import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { CategoryForm } from '@/components/categories/category-form';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { BackLink } from '@/components/ui/links/back-link';
import { Panel } from '@/components/ui/panel';
import { getCategory } from '@/lib/server/commerce/tools/categories/read-categories';
import { categoryNameIn } from '@/lib/shared/categories/named-category';
import { languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { ifFound } from '../../../if-found';
import { requireAdmin } from '../../../page-gate';

type PageProps = { params: Promise<{ lang: string; slug: string }> };

const readCategory = cache(async (slug: string) => {
  await requireAdmin(ROUTES.category(slug));
  return (await ifFound(getCategory(slug))) ?? notFound();
});

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { lang, slug } = await params;
  const name = categoryNameIn(await readCategory(slug), languageOf(lang));
  return { title: fillText(textsFor(lang).categories.editTitle, { name }) };
}

export default async function CategoryPage({ params }: PageProps) {
  const { lang, slug } = await params;
  const { categories: own } = textsFor(lang);
  const category = await readCategory(slug);
  return (
    <>
      <div className="grid gap-4">
        <BackLink href={ROUTES.categories}>{own.back}</BackLink>
        <DashboardHead
          heading={fillText(own.editTitle, { name: categoryNameIn(category, languageOf(lang)) })}
        />
      </div>
      <Panel>
        <CategoryForm edited={category} texts={own} />
      </Panel>
    </>
  );
}

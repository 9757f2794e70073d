import { FileText } from 'lucide';
import type { Metadata } from 'next';
import { z } from 'zod';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { PageTable } from '@/components/pages/page-table';
import { EmptyState } from '@/components/ui/empty-state';
import { FilterLinks } from '@/components/ui/links/filter-links';
import { LinkButton } from '@/components/ui/links/link';
import { type AddressQuery, listHref, readListQuery } from '@/lib/client/page/list-query';
import { listManagedPages } from '@/lib/server/commerce/pages/managed-pages';
import type { Actor } from '@/lib/server/identity/actor';
import { wholeNumberText } from '@/lib/shared/numbers/number-fields.schema';
import { SITE_PARTS } from '@/lib/shared/pages/site.schema';
import { languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { type Texts, textsFor } from '@/lib/shared/texts/texts-for';
import { requireAdmin } from '../../page-gate';
import { SiteTab } from './site-tab';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

const querySchema = z.object({
  tab: z.enum(SITE_PARTS).optional(),
  version: wholeNumberText(0, Number.MAX_SAFE_INTEGER).optional(),
});

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).ownPages.title };
}

export default async function PagesPage({ params, searchParams }: PageProps) {
  const language = languageOf((await params).lang);
  const texts = textsFor(language);
  const own = texts.ownPages;
  const { tab, version } = readListQuery(querySchema, await searchParams);
  const actor = await requireAdmin(listHref(ROUTES.pages, { tab, version }));
  return (
    <>
      <DashboardHead heading={own.heading} text={tab ? own.site.texts[tab] : own.text}>
        {tab ? null : <LinkButton href={ROUTES.newPage}>{own.add}</LinkButton>}
      </DashboardHead>
      <FilterLinks
        label={own.site.views}
        links={([undefined, ...SITE_PARTS] as const).map((each) => ({
          key: each ?? 'pages',
          label: own.site.tabs[each ?? 'pages'],
          href: listHref(ROUTES.pages, { tab: each }),
          current: each === tab,
        }))}
      />
      {tab ? (
        <SiteTab actor={actor} part={tab} language={language} viewed={version} />
      ) : (
        <PagesTab actor={actor} texts={texts} />
      )}
    </>
  );
}

async function PagesTab({ actor, texts }: { actor: Actor; texts: Texts }) {
  const pages = await listManagedPages(actor);
  const { empty } = texts.ownPages;
  return pages.length > 0 ? (
    <PageTable pages={pages} texts={texts} />
  ) : (
    <EmptyState icon={FileText} title={empty.title} text={empty.text} />
  );
}

import type { Metadata } from 'next';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { ImportScreen } from '@/components/imports/import-screen';
import { RecentImports } from '@/components/imports/recent-imports';
import { listRecentImports } from '@/lib/server/commerce/imports/list-recent-imports';
import { fieldsByKind } from '@/lib/server/commerce/imports/read/columns';
import { env } from '@/lib/server/platform/config/env';
import { OBJECT_ID_PATTERN } from '@/lib/shared/calls/fields.schema';
import type { AddressQuery } from '@/lib/shared/calls/list-query';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireAdmin } from '../../page-gate';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).imports.title };
}

/** Imports of tools, prices, stock and customers, for admins; with `id` one of before. */
export default async function ImportPage({ params, searchParams }: PageProps) {
  const texts = textsFor((await params).lang).imports;
  const actor = await requireAdmin(ROUTES.imports);
  const { id } = await searchParams;
  const openId = typeof id === 'string' && OBJECT_ID_PATTERN.test(id) ? id : null;
  return (
    <>
      <DashboardHead heading={texts.heading} text={texts.text} />
      <ImportScreen key={openId} openId={openId} fields={fieldsByKind()} texts={texts} />
      <RecentImports
        imports={await listRecentImports(actor)}
        timeZone={env().STORE_TIME_ZONE}
        texts={texts}
      />
    </>
  );
}

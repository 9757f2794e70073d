import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { CustomerViewScreen } from '@/components/customers/customer-view-screen';
import { type AddressQuery, listHref, readListQuery } from '@/lib/client/page/list-query';
import { viewedCustomer } from '@/lib/server/compliance/customer-views/viewed-customer';
import { viewAddressSchema } from '@/lib/shared/customers/customer.schema';
import { languageOf } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { ifFound } from '../../../../if-found';
import { requireAdmin } from '../../../../page-gate';
import { ViewedPage } from './viewed-page';

type PageProps = { params: Promise<{ lang: string; id: string }>; searchParams: Promise<AddressQuery> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).customer.view.start };
}

export default async function CustomerViewPage({ params, searchParams }: PageProps) {
  const { lang, id } = await params;
  const query = readListQuery(viewAddressSchema, await searchParams);
  const { show = 'orders' } = query;
  const path = ROUTES.customerView(id);
  const actor = await requireAdmin(listHref(path, query));
  const view = await ifFound(viewedCustomer(actor, id));
  if (!view) redirect(localPath(ROUTES.customer(id), languageOf(lang)));
  const { account, until } = view;
  return (
    <CustomerViewScreen
      customer={{ _id: id, name: account.name, email: account.email }}
      until={until.toISOString()}
      show={show}
      hasCompany={view.company !== undefined}
      path={path}
      texts={textsFor(lang).customer.view}
    >
      <ViewedPage view={view} query={query} path={path} lang={lang} />
    </CustomerViewScreen>
  );
}

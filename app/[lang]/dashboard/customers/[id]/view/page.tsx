import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { CustomerViewScreen } from '@/components/customers/customer-view-screen';
import { shopDay } from '@/lib/server/commerce/shipping/shop-day';
import { type CustomerView, readView } from '@/lib/server/compliance/customer-views/read-view';
import type { Actor } from '@/lib/server/identity/actor';
import { AppError } from '@/lib/shared/errors';
import { languageOf } from '@/lib/shared/languages';
import { type AddressQuery, listHref, readListQuery } from '@/lib/shared/list-query';
import { localPath } from '@/lib/shared/local-path';
import { ROUTES } from '@/lib/shared/routes';
import { viewAddressSchema } from '@/lib/shared/schemas/customer-view';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { cardsShipping } from '../../../../cards-shipping';
import { cartShipping } from '../../../../cart-shipping';
import { requireAdmin } from '../../../../page-gate';
import { LIST_PAGE_LIMIT } from '../../../read-list-page';

type PageProps = { params: Promise<{ lang: string; id: string }>; searchParams: Promise<AddressQuery> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).customer.view.start };
}

type Asked = Parameters<typeof readView>[2];

/** Without a view that lasts, there is nothing to see here: null. */
async function viewOrNull(actor: Actor, id: string, asked: Asked): Promise<CustomerView | null> {
  try {
    return await readView(actor, id, asked);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  }
}

/** What one customer sees, for an admin who began to view it (product §4.14): read only, for a time, audited. */
export default async function CustomerViewPage({ params, searchParams }: PageProps) {
  const { lang, id } = await params;
  const query = readListQuery(viewAddressSchema, await searchParams);
  const { show = 'orders', page = 1, order, tool, category, ...filter } = query;
  const path = ROUTES.customerView(id);
  const actor = await requireAdmin(listHref(path, { ...filter, show, page, order, tool, category }));
  const texts = textsFor(lang);
  const asked = { show, filter, category, page, order, tool, limit: LIST_PAGE_LIMIT };
  const view = await viewOrNull(actor, id, { ...asked, translations: texts.messages });
  if (!view) redirect(localPath(ROUTES.customer(id), languageOf(lang)));
  const { customer, until, part } = view;
  return (
    <CustomerViewScreen
      customer={{ ...customer, _id: id }}
      until={until.toISOString()}
      part={part}
      asked={asked}
      today={shopDay()}
      shipping={cartShipping(texts)}
      cardsShipping={cardsShipping(lang)}
      path={path}
      texts={texts}
    />
  );
}

import type { Metadata } from 'next';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { MyOrders } from '@/components/orders/my-orders';
import { LinkButton } from '@/components/ui/link-button';
import { Pagination } from '@/components/ui/pagination';
import { listOwnOrders } from '@/lib/server/commerce/orders/list-own-orders';
import { holdOf } from '@/lib/server/commerce/orders/open-orders.policy';
import { shopDay } from '@/lib/server/commerce/shipping/shop-day';
import { env } from '@/lib/server/platform/config/env';
import { type AddressQuery, listHref, readListQuery } from '@/lib/shared/list-query';
import { TO_PAY } from '@/lib/shared/order-status';
import { ROUTES } from '@/lib/shared/routes';
import { ownOrdersAddressSchema } from '@/lib/shared/schemas/order';
import { fillText } from '@/lib/shared/texts/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireMember } from '../../../page-gate';
import { LIST_PAGE_LIMIT, readListPage } from '../../read-list-page';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

const PATH = ROUTES.myOrders;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).orders.title };
}

export default async function MyOrdersPage({ params, searchParams }: PageProps) {
  const { orders: texts, shell } = textsFor((await params).lang);
  const asked = readListQuery(ownOrdersAddressSchema, await searchParams);
  const actor = await requireMember(listHref(PATH, asked));
  const { page: _, ...filter } = asked;
  const [{ rows, page, pageCount }, unpaid] = await Promise.all([
    readListPage(asked.page, async (part) => {
      const { orders, total } = await listOwnOrders(actor, actor.email, { ...filter, ...part });
      return { rows: orders, total };
    }),
    listOwnOrders(actor, actor.email, { state: TO_PAY }),
  ]);
  return (
    <>
      <DashboardHead
        heading={texts.heading}
        text={fillText(texts.text, { hours: String(holdOf(actor.emailVerified, env()).expiryHours) })}
      >
        <LinkButton href={ROUTES.contact} variant="outline" size="sm">
          {texts.contact}
        </LinkButton>
      </DashboardHead>
      <MyOrders
        email={actor.email}
        orders={rows}
        part={{ page, limit: LIST_PAGE_LIMIT, asked: filter }}
        today={shopDay()}
        unpaid={unpaid.orders.map(({ _id, number, orderValue, expiresAt }) => ({
          ...{ _id, number, orderValue },
          ...(expiresAt ? { expiresAt } : {}),
        }))}
        texts={texts}
        confirmTexts={shell.confirm}
      />
      <Pagination
        page={page}
        pageCount={pageCount}
        href={(next) => listHref(PATH, { ...asked, page: next })}
        texts={shell.pagination}
      />
    </>
  );
}

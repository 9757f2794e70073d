import type { ReactNode } from 'react';
import { FoundWaiting } from '@/components/approvals/approval-table';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { MyOrders } from '@/components/orders/own/my-orders';
import { type OrderLinks, OWN_ORDER_LINKS, OwnOrdersList } from '@/components/orders/own/own-orders-list';
import { LinkButton } from '@/components/ui/links/link';
import { Pagination } from '@/components/ui/links/pagination';
import { readLanguage } from '@/lib/client/language/use-language.react-server';
import { listHref } from '@/lib/client/page/list-query';
import { findWaiting } from '@/lib/server/commerce/approvals/list-requisitions';
import { holdHours } from '@/lib/server/commerce/orders/place/open-orders.policy';
import { listOrdersOf } from '@/lib/server/commerce/orders/read/list-orders';
import type { Buyer } from '@/lib/server/commerce/prices/buyer';
import { lastParcelsOf } from '@/lib/server/commerce/shipments/list-shipments';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import type { Actor } from '@/lib/server/identity/actor';
import { env } from '@/lib/server/platform/config/env';
import { inLanguage } from '@/lib/server/platform/http/request-context';
import type { OwnOrdersAddress } from '@/lib/shared/orders/order.schema';
import { TO_PAY } from '@/lib/shared/orders/order-status';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { LIST_PAGE_LIMIT, readListPage } from '../read-list-page';

type OwnOrdersProps = {
  buyer: Buyer;
  account: Pick<Actor, 'email' | 'emailVerified'>;
  query: OwnOrdersAddress;
  views?: ReactNode;
  /** Links within a view of a customer, which is read only. */
  viewedAt?: OrderLinks;
  texts: Texts;
};

export async function OwnOrders({ buyer, account, query, views, viewedAt, texts: all }: OwnOrdersProps) {
  const { orders: texts, shell } = all;
  const language = await readLanguage();
  const { page: _, ...filter } = query;
  const [{ rows, page, pageCount }, { orders: unpaid }, waiting] = await Promise.all([
    readListPage(query.page, async (part) => {
      const { orders, total } = await inLanguage(language, () => listOrdersOf(buyer, { ...filter, ...part }));
      return { rows: orders, total };
    }),
    listOrdersOf(buyer, { state: TO_PAY }),
    findWaiting({ userId: buyer.owner.id, company: buyer.company ?? null }, { q: query.q }),
  ]);
  const parcels = await lastParcelsOf(rows);
  const links = viewedAt ?? OWN_ORDER_LINKS;
  const isMember = Boolean(buyer.company);
  return (
    <>
      <DashboardHead
        heading={texts.heading}
        text={fillText(texts.text, { hours: String(holdHours(account.emailVerified, env()).expiryHours) })}
      >
        {viewedAt ? null : (
          <LinkButton href={ROUTES.contact} variant="outline" size="sm">
            {texts.contact}
          </LinkButton>
        )}
      </DashboardHead>
      <FoundWaiting found={waiting} texts={all.approvals.found} />
      {viewedAt ? (
        <div className="grid gap-4">
          <OwnOrdersList
            orders={rows}
            parcels={parcels}
            unpaid={unpaid}
            filters={filter}
            isMember={isMember}
            today={shopDay()}
            links={links}
            texts={texts}
          />
        </div>
      ) : (
        <MyOrders
          email={account.email}
          orders={rows}
          parcels={parcels}
          part={{ page, limit: LIST_PAGE_LIMIT, filters: filter }}
          today={shopDay()}
          isMember={isMember}
          views={views}
          unpaid={unpaid.map(({ _id, number, orderValue, expiresAt }) => ({
            ...{ _id, number, orderValue },
            ...(expiresAt ? { expiresAt } : {}),
          }))}
          texts={texts}
          confirmTexts={shell.confirm}
        />
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        href={(next) => listHref(links.list, { ...query, page: next })}
        texts={shell.pagination}
      />
    </>
  );
}

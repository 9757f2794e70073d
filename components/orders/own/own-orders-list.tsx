// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles once CSS lays it out as a list.
import { ClipboardList } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { OrderRow } from '@/components/orders/order-row';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/links/link';
import { listHref } from '@/lib/client/page/list-query';
import type { Order, OwnOrdersAddress } from '@/lib/shared/orders/order.schema';
import { TO_PAY } from '@/lib/shared/orders/order-status';
import type { ShownParcel } from '@/lib/shared/shipments/carriers';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { OrderFilters, WithEndedBox } from './order-filters';
import { type UnpaidOrder, UnpaidOrders } from './unpaid-orders';

/** Addresses for the buyer's own pages, or for an admin's view of them. */
export type OrderLinks = {
  list: string;
  order: (orderId: string) => string;
  tool: (toolId: string) => string;
  returnOf: (returnId: string) => string;
};

export const OWN_ORDER_LINKS: OrderLinks = {
  list: ROUTES.myOrders,
  order: ROUTES.myOrder,
  tool: ROUTES.purchase,
  returnOf: ROUTES.myReturn,
};

/** Of the last shipment, by the id of its order. */
export type LastParcels = Readonly<Record<string, readonly ShownParcel[]>>;

type OwnOrdersListProps = {
  orders: readonly Order[];
  parcels: LastParcels;
  unpaid: readonly UnpaidOrder[];
  filters: Omit<OwnOrdersAddress, 'page'>;
  /** See `OrderFilters`. */
  isMember: boolean;
  views?: ReactNode;
  today: string;
  links: OrderLinks;
  list?: ComponentProps<'div'>;
  texts: Texts['orders'];
  actionsOf?: (order: Order) => ReactNode;
};

/** Product §2.5. */
export function OwnOrdersList(props: OwnOrdersListProps) {
  const { orders, parcels, unpaid, filters, isMember, views, today, links, list, texts, actionsOf } = props;
  const { q, state, from, to } = filters;
  const isNarrowed = Boolean(q || from || to || (state && state !== 'all'));
  const pay = actionsOf ? { payHrefOf: ROUTES.payment } : {};
  return (
    <>
      <UnpaidOrders orders={unpaid} all={listHref(links.list, { state: TO_PAY })} {...pay} texts={texts} />
      {orders.length === 0 && !isNarrowed ? (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
          <WithEndedBox path={links.list} filters={filters} label={texts.withEnded} />
          {views}
        </div>
      ) : (
        <OrderFilters
          path={links.list}
          filters={filters}
          hasFile={actionsOf !== undefined}
          isMember={isMember}
          views={views}
          texts={texts.filters}
          withEnded={texts.withEnded}
        />
      )}
      <div {...list} className="outline-none">
        {orders.length === 0 && isNarrowed ? (
          <EmptyState icon={ClipboardList} {...texts.filters.none}>
            <LinkButton href={links.list} variant="outline">
              {texts.filters.clear}
            </LinkButton>
          </EmptyState>
        ) : orders.length === 0 ? (
          <EmptyState icon={ClipboardList} title={texts.empty.title} text={texts.empty.text}>
            <LinkButton href={`${ROUTES.home}#latest-tools`}>{texts.empty.action}</LinkButton>
          </EmptyState>
        ) : (
          <OwnOrdersTable
            orders={orders}
            parcels={parcels}
            today={today}
            hrefOf={links.order}
            texts={texts}
            {...(actionsOf ? { actionsOf } : {})}
          />
        )}
      </div>
    </>
  );
}

type OwnOrdersTableProps = {
  orders: readonly Order[];
  parcels: LastParcels;
  today: string;
  hrefOf: (orderId: string) => string;
  texts: Texts['orders'];
  actionsOf?: (order: Order) => ReactNode;
};

/** Styles are in app/order-table.css. */
function OwnOrdersTable(props: OwnOrdersTableProps) {
  const { orders, parcels, today, hrefOf, texts, actionsOf } = props;
  const { columns } = texts;
  const heads = [
    { key: 'order', label: columns.order },
    { key: 'tool', label: columns.tool },
    { key: 'units', label: columns.quantity },
    { key: 'value', label: columns.value },
    { key: 'state', label: columns.state },
  ];
  return (
    <table role="table" aria-label={texts.caption} className="order-table">
      <thead role="rowgroup">
        <tr role="row">
          {heads.map(({ key, label }) => (
            <th key={key} role="columnheader" scope="col" data-cell={key}>
              {label}
            </th>
          ))}
          {actionsOf ? (
            <th role="columnheader" scope="col">
              <span className="sr-only">{columns.actions}</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {orders.map((order) => (
          <OrderRow
            key={order._id}
            order={order}
            parcels={parcels[order._id]}
            today={today}
            href={hrefOf(order._id)}
            texts={texts}
            actions={actionsOf?.(order)}
          />
        ))}
      </tbody>
    </table>
  );
}

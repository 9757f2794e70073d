// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles once CSS lays it out as a list.
import type { ReactNode } from 'react';
import { OrderRow } from '@/components/orders/order-row';
import type { Order } from '@/lib/shared/orders/order.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';

type OwnOrdersTableProps = {
  orders: readonly Order[];
  today: string;
  hrefOf: (orderId: string) => string;
  texts: Texts['orders'];
  actionsOf?: (order: Order) => ReactNode;
};

/** Styles are in app/order-table.css. */
export function OwnOrdersTable(props: OwnOrdersTableProps) {
  const { orders, today, hrefOf, texts, actionsOf } = props;
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

import type { ReactNode } from 'react';
import { OrderRow } from '@/components/orders/order-row';
import { Table, TableBody, TableHead, TableHeadCell, TableRow } from '@/components/ui/tables/table';
import type { Order } from '@/lib/shared/orders/order.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';

type OwnOrdersTableProps = {
  orders: readonly Order[];
  today: string;
  hrefOf: (orderId: string) => string;
  toolHrefOf: (toolId: string) => string;
  texts: Texts['orders'];
  actionsOf?: (order: Order) => ReactNode;
};

export function OwnOrdersTable(props: OwnOrdersTableProps) {
  const { orders, today, hrefOf, toolHrefOf, texts, actionsOf } = props;
  const { columns } = texts;
  return (
    <Table aria-label={texts.caption}>
      <TableHead>
        <TableRow>
          <TableHeadCell>{columns.order}</TableHeadCell>
          <TableHeadCell>{columns.tool}</TableHeadCell>
          <TableHeadCell className="as-table:text-end">{columns.quantity}</TableHeadCell>
          <TableHeadCell className="as-table:text-end">{columns.value}</TableHeadCell>
          <TableHeadCell>{columns.state}</TableHeadCell>
          {actionsOf ? (
            <TableHeadCell>
              <span className="sr-only">{columns.actions}</span>
            </TableHeadCell>
          ) : null}
        </TableRow>
      </TableHead>
      <TableBody>
        {orders.map((order) => (
          <OrderRow
            key={order._id}
            order={order}
            today={today}
            href={hrefOf(order._id)}
            toolHref={toolHrefOf(order.toolId)}
            texts={texts}
            actions={actionsOf?.(order)}
          />
        ))}
      </TableBody>
    </Table>
  );
}

import 'server-only';
import { namesForPage } from '@/lib/server/commerce/tools/read/tool-names';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { readPage } from '@/lib/server/platform/db/read-page';
import { LISTED_LINES_MAX, type Order, type OrderStateFilter } from '@/lib/shared/orders/order.schema';
import { type AxesFilter, filterOf, ORDERS_THAT } from '@/lib/shared/orders/order-status';
import type { ReceiptReader } from '@/lib/shared/prices/receipt-message';
import { CATALOGUE_LANGUAGE } from '@/lib/shared/site/languages';
import { serializeOrders } from '../serialize-orders';
import {
  countSelectedOrders,
  findSelectedOrders,
  findSelectedOrdersFromEnd,
  type OrderSelection,
} from './selected-orders.repository';

/** Cancelled and expired orders are listed only if the filter names them. */
export function listedAxes(filter: OrderStateFilter): AxesFilter {
  if (filter === undefined) return ORDERS_THAT.wereNotReleased;
  return filter === 'all' ? {} : filterOf(filter);
}

const ORDER_PAGE_LIMIT = 50;

type Selection = Omit<OrderSelection, 'skip' | 'limit' | 'linesMax'>;

type OrderPart = {
  page?: number | undefined;
  limit?: number | undefined;
  withAllLines?: boolean;
  reader: ReceiptReader;
};

/** A list names tools in the language of its page; an order's own page and papers have the names of its day. */
async function listedOrders(documents: readonly OrderDocument[], reader: ReceiptReader): Promise<Order[]> {
  const nameOf = await namesForPage(
    documents.flatMap(({ lines, language }) =>
      lines.map(({ toolId }) => ({ toolId: toolId.toHexString(), language })),
    ),
  );
  const languages = new Map(documents.map(({ _id, language }) => [_id.toHexString(), language]));
  return (await serializeOrders(documents, reader)).map((order) => {
    const language = languages.get(order._id) ?? CATALOGUE_LANGUAGE;
    return {
      ...order,
      toolName: nameOf({ toolId: order.toolId, name: order.toolName, language }),
      lines: order.lines.map((line) => ({ ...line, name: nameOf({ ...line, language }) })),
    };
  });
}

/**
 * Newest first unless the selection has another order. Every selected order without `page` and `limit`, else one
 * page; `total` counts all.
 */
export async function readOrderPart(
  selected: Selection,
  part: OrderPart,
): Promise<{ orders: Order[]; total: number }> {
  const selection = { ...selected, ...(part.withAllLines ? {} : { linesMax: LISTED_LINES_MAX }) };
  if (part.page === undefined && part.limit === undefined) {
    const all = await findSelectedOrders(selection);
    return { orders: await listedOrders(all, part.reader), total: all.length };
  }
  const limit = part.limit ?? ORDER_PAGE_LIMIT;
  const skip = ((part.page ?? 1) - 1) * limit;
  const [documents, total] = await readPage(
    { skip, limit },
    {
      count: () => countSelectedOrders(selection),
      find: (page) => findSelectedOrders({ ...selection, ...page }),
      findFromEnd: (page) => findSelectedOrdersFromEnd({ ...selection, ...page }),
    },
  );
  return { orders: await listedOrders(documents, part.reader), total };
}

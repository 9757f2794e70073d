import type { OrderLinks } from '@/components/orders/own/own-orders-list';
import { listHref } from '@/lib/client/page/list-query';

/** Addresses of an admin's view of a customer. */
export function viewLinks(path: string): OrderLinks {
  return {
    list: path,
    order: (order) => listHref(path, { order }),
    tool: (tool) => listHref(path, { show: 'prices', tool }),
    returnOf: (returnId) => listHref(path, { show: 'returns', returnId }),
  };
}

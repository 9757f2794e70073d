import 'server-only';
import type { Actor } from '@/lib/server/auth/actor';
import { listMessages } from '@/lib/server/contact/list-messages';
import { countFailedRefunds, listAllOrders } from '@/lib/server/orders/list-all-orders';
import { listAllQuotes } from '@/lib/server/quotes/list-quotes';
import { listTools } from '@/lib/server/tools/list-tools';
import type { OpenWork } from '@/lib/shared/open-work';

/** Only how many there are is asked for. */
const PART = { page: 1, limit: 1 };

/**
 * What waits for the admins: paid orders to ship, refunds that did not arrive, requests and messages to answer, tools with fewer units than their
 * minimum order. Counted as the lists count that the figures lead to. Throws `forbidden`.
 */
export async function readOpenWork(actor: Actor): Promise<OpenWork> {
  const [orders, refunds, quotes, messages, tools] = await Promise.all([
    listAllOrders(actor, { state: 'paid', ...PART }),
    countFailedRefunds(actor),
    listAllQuotes(actor, PART),
    listMessages(actor, PART),
    listTools({ inStock: false, ...PART }),
  ]);
  return {
    orders: orders.total,
    refunds,
    quotes: quotes.total,
    messages: messages.total,
    tools: tools.total,
  };
}

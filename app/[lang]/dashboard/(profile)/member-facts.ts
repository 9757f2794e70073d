import type { MemberHomeFacts } from '@/components/dashboard/home/member-home';
import { getLists } from '@/lib/server/commerce/lists/get-lists';
import { listBoughtTools } from '@/lib/server/commerce/lists/list-bought-tools';
import { listOrdersOf } from '@/lib/server/commerce/orders/read/list-own-orders';
import { buyerOf } from '@/lib/server/commerce/pricing/buyer';
import type { Actor } from '@/lib/server/identity/actor';
import { listOwnQuotes } from '@/lib/server/inbox/requests/list-own-quotes';
import { type OrderState, TO_PAY, TO_SHIP, TO_SHIP_ON_ACCOUNT } from '@/lib/shared/orders/order-status';

const ORDERS_MAX = 6;
const QUOTES_READ_MAX = 20;

export async function readMemberFacts(actor: Actor): Promise<MemberHomeFacts> {
  const buyer = buyerOf(actor);
  const toShip = (state: OrderState) => listOrdersOf(buyer, { state, page: 1, limit: ORDERS_MAX });
  const [
    { orders: unpaid },
    { orders: paid },
    { orders: onAccount },
    { tools: bought },
    { lists },
    { quotes },
  ] = await Promise.all([
    listOrdersOf(buyer, { state: TO_PAY }),
    toShip(TO_SHIP),
    buyer.company ? toShip(TO_SHIP_ON_ACCOUNT) : { orders: [] },
    listBoughtTools(buyer),
    getLists(buyer),
    listOwnQuotes(buyer.owner, { page: 1, limit: QUOTES_READ_MAX }),
  ]);
  const underWay = [...paid, ...onAccount]
    .sort((one, other) => other.placedAt.localeCompare(one.placedAt))
    .slice(0, ORDERS_MAX);
  return { unpaid, underWay, bought, lists, quotes: quotes.filter(({ state }) => state === 'open') };
}

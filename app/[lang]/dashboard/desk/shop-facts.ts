import type { ShopDeskFacts } from '@/components/desk/shop-desk';
import { orderRowOf, withShownBuyer } from '@/components/orders/manage/order-row';
import { worstDebtors } from '@/lib/server/commerce/customers/list-managed-companies';
import { listAllOrders } from '@/lib/server/commerce/orders/read/list-orders';
import { findOrdersShortOfStock } from '@/lib/server/commerce/orders/read/units-in-stock';
import { listPriceLists } from '@/lib/server/commerce/prices/get-price-lists';
import { readRecentSales } from '@/lib/server/commerce/reports/read-overview';
import { listManagedTools } from '@/lib/server/commerce/tools/manage/list-managed-tools';
import { currentTrade } from '@/lib/server/commerce/trade/current-trade';
import { finishedLanguages } from '@/lib/server/compliance/get-legal-page';
import type { Actor } from '@/lib/server/identity/actor';
import { findAccountIds } from '@/lib/server/identity/users/account-for-admins';
import { env } from '@/lib/server/platform/config/env';
import { TO_SHIP } from '@/lib/shared/orders/order-status';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { LEGAL_PAGES } from '@/lib/shared/site/legal-pages';
import type { Texts } from '@/lib/shared/texts/texts-for';

const ORDERS_MAX = 10;
const DEBTORS_MAX = 5;
const LOW_MAX = 5;

async function readToShip(actor: Actor, texts: Texts): Promise<ShopDeskFacts['toShip']> {
  const query = { state: TO_SHIP, sort: 'ships', page: 1, limit: ORDERS_MAX } as const;
  const { orders, total } = await listAllOrders(actor, query);
  const [customers, short] = await Promise.all([
    findAccountIds(
      actor,
      orders.map(({ buyerEmail }) => buyerEmail),
    ),
    findOrdersShortOfStock(actor, orders),
  ]);
  const rows = orders.map((order) =>
    orderRowOf(withShownBuyer(order, texts.privacy.closed), {
      customerId: customers.get(order.buyerEmail.toLowerCase()),
      short: short.get(order._id),
    }),
  );
  return { orders: rows, total };
}

/** What `forgeline doctor` says of texts and money, and what a shop cannot sell without. */
async function readSetUp(actor: Actor): Promise<ShopDeskFacts['setUp']> {
  const [{ settings }, lists, tools, finished] = await Promise.all([
    currentTrade(),
    listPriceLists(actor),
    listManagedTools(actor, { state: 'on-sale', page: 1, limit: 1 }, new Map()),
    Promise.all(LEGAL_PAGES.map(finishedLanguages)),
  ]);
  return {
    seller: !settings?.seller,
    bank: !settings?.seller?.bank && env().BANK_DETAILS === '',
    legal: LEGAL_PAGES.filter((_, place) => (finished[place]?.length ?? 0) < LANGUAGES.all.length),
    tools: tools.total === 0,
    priceList: lists.total === 0,
  };
}

/** What an admin's desk shows besides what waits. */
export async function readShopFacts(
  actor: Actor,
  texts: Texts,
): Promise<Pick<ShopDeskFacts, 'toShip' | 'debtors' | 'low' | 'setUp' | 'sales'>> {
  const lowest = { lowStock: true, sort: 'quantity', page: 1, limit: LOW_MAX } as const;
  const [toShip, debtors, low, setUp, sales] = await Promise.all([
    readToShip(actor, texts),
    worstDebtors(actor, DEBTORS_MAX),
    listManagedTools(actor, lowest, new Map()),
    readSetUp(actor),
    readRecentSales(actor),
  ]);
  return { toShip, debtors, low, setUp, sales };
}

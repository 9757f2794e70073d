import 'server-only';
import { getAddresses } from '@/lib/server/commerce/addresses/get-addresses';
import { getCart } from '@/lib/server/commerce/cart/get-cart';
import { getTool } from '@/lib/server/commerce/catalogue/get-tool';
import { soldTools } from '@/lib/server/commerce/catalogue/is-sold';
import { getList, getLists } from '@/lib/server/commerce/lists/get-lists';
import { getOrder } from '@/lib/server/commerce/orders/get-order';
import { listOwnOrders } from '@/lib/server/commerce/orders/list-own-orders';
import { buyerOf } from '@/lib/server/commerce/pricing/buyer';
import { getPriceLadder } from '@/lib/server/commerce/pricing/get-price-ladder';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf } from '@/lib/server/identity/owner';
import { AppError } from '@/lib/shared/errors';
import type { Translations } from '@/lib/shared/messages';
import { TO_PAY } from '@/lib/shared/order-status';
import type { PriceLadder } from '@/lib/shared/pricing/price-ladder';
import type { Address } from '@/lib/shared/schemas/address';
import type { Cart } from '@/lib/shared/schemas/cart';
import type { ViewPart } from '@/lib/shared/schemas/customer-view';
import type { List } from '@/lib/shared/schemas/list';
import type { Order, OwnOrdersAddress } from '@/lib/shared/schemas/order';
import type { Tool } from '@/lib/shared/schemas/tool';
import { cartInLanguage } from './cart-in-language';
import { readViewedCatalogue, type ViewedCatalogue } from './viewed-catalogue';
import { viewedCustomer } from './viewed-customer';

/** A page of a list, with how many entries it has in all. */
type Page<Entry> = { entries: Entry[]; total: number };

/** An order, and the ids of its tools that are still sold. */
export type ViewedOrder = { order: Order; sold: ReadonlySet<string> };

/** A tool, and what it costs the customer at each quantity; null without a price. */
export type ViewedTool = { tool: Tool; ladder: PriceLadder | null };

export type ViewedPart =
  | { show: 'orders'; orders: Page<Order>; unpaid: Order[]; order?: ViewedOrder | undefined }
  | { show: 'cart'; cart: Cart }
  | { show: 'lists'; lists: Page<List> }
  | { show: 'addresses'; addresses: Address[] }
  | { show: 'prices'; catalogue: ViewedCatalogue }
  | { show: 'prices'; tool: ViewedTool };

export type CustomerView = {
  /** Who is viewed. */
  customer: { name: string; email: string };
  until: Date;
  part: ViewedPart;
};

type Asked = {
  show: ViewPart;
  /** Filters the list of orders; the catalogue uses only its search words. */
  filter: Omit<OwnOrdersAddress, 'page'>;
  page: number;
  limit: number;
  /** Filters the catalogue. */
  category?: string | undefined;
  /** The id of the order or tool that is shown by itself. */
  order?: string | undefined;
  tool?: string | undefined;
  /** By which the sentences of prices are written. */
  translations: Translations;
};

/** What a read returns; undefined for what the customer would not find or may not see. */
async function ifFound<Result>(read: Promise<Result>): Promise<Result | undefined> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof AppError && (error.code === 'not-found' || error.code === 'forbidden'))
      return undefined;
    throw error;
  }
}

async function readTool(customer: Actor, id: string, translations: Translations): Promise<ViewedTool> {
  const tool = await getTool(id);
  return { tool, ladder: await getPriceLadder(buyerOf(customer), tool, translations) };
}

async function readOrder(customer: Actor, id: string): Promise<ViewedOrder> {
  const order = await getOrder(customer, id);
  return { order, sold: await soldTools(order.lines.map(({ toolId }) => toolId)) };
}

async function readOrders(customer: Actor, { order: id, filter, page, limit }: Asked): Promise<ViewedPart> {
  const order = id === undefined ? undefined : await ifFound(readOrder(customer, id));
  if (order) return { show: 'orders', orders: { entries: [], total: 0 }, unpaid: [], order };
  const [{ orders, total }, unpaid] = await Promise.all([
    listOwnOrders(customer, customer.email, { ...filter, page, limit }),
    listOwnOrders(customer, customer.email, { state: TO_PAY }),
  ]);
  return { show: 'orders', orders: { entries: orders, total }, unpaid: unpaid.orders };
}

async function readLists(customer: Actor, { page, limit }: Asked): Promise<Page<List>> {
  const { lists, total } = await getLists(ownerOf(customer));
  const shown = lists.slice((page - 1) * limit, page * limit);
  return { entries: await Promise.all(shown.map(({ _id }) => getList(buyerOf(customer), _id))), total };
}

async function readPart(customer: Actor, asked: Asked): Promise<ViewedPart> {
  const { show, filter, category, page, tool: id, translations } = asked;
  if (show === 'cart') return { show, cart: cartInLanguage(await getCart(buyerOf(customer)), translations) };
  if (show === 'addresses') return { show, addresses: (await getAddresses(ownerOf(customer))).addresses };
  if (show === 'lists') return { show, lists: await readLists(customer, asked) };
  if (show === 'orders') return readOrders(customer, asked);
  const tool = id === undefined ? undefined : await ifFound(readTool(customer, id, translations));
  if (tool) return { show, tool };
  return { show, catalogue: await readViewedCatalogue(customer, { q: filter.q, category, page }) };
}

/**
 * Returns a part of what a customer sees, for an admin whose view of them lasts. It only reads: the customer's actor leaves this file
 * for reading use cases alone. Throws `forbidden`, and `not-found` without a view.
 */
export async function readView(actor: Actor, id: string, asked: Asked): Promise<CustomerView> {
  const { customer, until } = await viewedCustomer(actor, id);
  const { name, email } = customer;
  return { customer: { name, email }, until, part: await readPart(customer, asked) };
}

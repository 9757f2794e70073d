import 'server-only';
import { ObjectId } from 'mongodb';
import { getCart } from '@/lib/server/commerce/cart/get-cart';
import { getToolOffers } from '@/lib/server/commerce/catalogue/get-tool-offer';
import { listManagedTools } from '@/lib/server/commerce/catalogue/list-managed-tools';
import { getList, getLists } from '@/lib/server/commerce/lists/get-lists';
import { listOwnOrders } from '@/lib/server/commerce/orders/list-own-orders';
import { pricesFor } from '@/lib/server/commerce/pricing/prices-for';
import type { Actor } from '@/lib/server/identity/actor';
import { toDollars } from '@/lib/shared/money';
import type { Cart } from '@/lib/shared/schemas/cart';
import type { ViewPart } from '@/lib/shared/schemas/customer-view';
import type { List } from '@/lib/shared/schemas/list';
import type { Order } from '@/lib/shared/schemas/order';
import { viewedCustomer } from './viewed-customer';

/** What a unit of a tool costs everyone and this customer, in an order of its minimum. */
export type ViewedPrice = {
  toolId: string;
  sku: string;
  name: string;
  moq: number;
  listPrice: number;
  price: number;
};

/** A page of a list, with how many entries it has in all. */
type Page<Entry> = { entries: Entry[]; total: number };

export type ViewedPart =
  | { show: 'orders'; orders: Page<Order> }
  | { show: 'cart'; cart: Cart }
  | { show: 'lists'; lists: Page<List> }
  | { show: 'prices'; prices: Page<ViewedPrice> };

export type CustomerView = {
  /** Who is viewed. */
  customer: { name: string; email: string };
  until: Date;
  part: ViewedPart;
};

type Asked = { show: ViewPart; q: string; page: number; limit: number };

async function readPrices(actor: Actor, customer: Actor, asked: Asked): Promise<Page<ViewedPrice>> {
  const { q, page, limit } = asked;
  const query = { q, state: 'on-sale', sort: 'name', page, limit } as const;
  const { tools, total } = await listManagedTools(actor, query, new Map());
  const [offers, { priceOf }] = await Promise.all([
    getToolOffers(tools.map(({ _id }) => new ObjectId(_id))),
    pricesFor(customer),
  ]);
  const entries = tools.flatMap(({ _id: toolId, sku, name, moq, price }) => {
    const offer = offers.get(toolId);
    if (!offer) return [];
    return { toolId, sku, name, moq, listPrice: price, price: toDollars(priceOf(offer, moq).unitPriceCents) };
  });
  return { entries, total };
}

async function readLists(customer: Actor, { page, limit }: Asked): Promise<Page<List>> {
  const { lists, total } = await getLists(customer);
  const shown = lists.slice((page - 1) * limit, page * limit);
  return { entries: await Promise.all(shown.map(({ _id }) => getList(customer, _id))), total };
}

async function readPart(actor: Actor, customer: Actor, asked: Asked): Promise<ViewedPart> {
  const { show, page, limit } = asked;
  if (show === 'cart') return { show, cart: await getCart(customer) };
  if (show === 'lists') return { show, lists: await readLists(customer, asked) };
  if (show === 'prices') return { show, prices: await readPrices(actor, customer, asked) };
  const { orders, total } = await listOwnOrders(customer, customer.email, { page, limit });
  return { show, orders: { entries: orders, total } };
}

/**
 * Returns a part of what a customer sees, for an admin whose view of them lasts. It only reads: the customer's actor leaves this file
 * for reading use cases alone. Throws `forbidden`, and `not-found` without a view.
 */
export async function readView(actor: Actor, id: string, asked: Asked): Promise<CustomerView> {
  const { customer, until } = await viewedCustomer(actor, id);
  const { name, email } = customer;
  return { customer: { name, email }, until, part: await readPart(actor, customer, asked) };
}
